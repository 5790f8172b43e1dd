import { Button, Group, MultiSelect, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateRange } from '../records/list/date-range.tsx';
import { isFiltered, type LogSearch } from './log-search.ts';

type Choice = { value: string; label: string };
type Props = {
  search: LogSearch;
  /** Kinds of records, where a log tells of more than one. */
  kinds?: Choice[];
  acts: Choice[];
  people: readonly { key: string; name: string | null }[];
  onChange: (change: Partial<Record<'by' | 'from' | 'till', string>> & { acts?: string[]; kinds?: string[] }) => void;
  onClear: () => void;
};

/** The filters of an audit log: what it tells of, acts and people that occur in it, and between which dates. */
export const LogFilters = ({ search, kinds, acts, people, onChange, onClear }: Props) => {
  const { t } = useTranslation();
  const named = people.map(({ key, name }) => ({ value: key, label: name ?? t('history.auditlog.formerUser') }));
  return (
    <Group align="flex-end" gap="sm" mb="md">
      {kinds && (
        <MultiSelect
          w={{ base: '100%', xs: 180 }}
          label={t('team.auditlog.kind')}
          placeholder={search.kinds ? '' : t('history.auditlog.anything')}
          data={kinds}
          value={search.kinds ?? []}
          clearable
          onChange={(chosen) => onChange({ kinds: chosen })}
        />
      )}
      <MultiSelect
        w={{ base: '100%', xs: kinds ? 200 : 260 }}
        label={t('history.auditlog.act')}
        placeholder={search.acts ? '' : t('history.auditlog.anything')}
        data={acts}
        value={search.acts ?? []}
        clearable
        onChange={(chosen) => onChange({ acts: chosen })}
      />
      <Select
        w={{ base: '100%', xs: kinds ? 180 : 220 }}
        label={t('history.auditlog.person')}
        placeholder={t('history.auditlog.anybody')}
        data={named}
        value={search.by ?? null}
        clearable
        searchable
        onChange={(by) => onChange({ by: by ?? '' })}
      />
      <DateRange
        from={{ label: t('history.auditlog.from'), value: search.from }}
        till={{ label: t('history.auditlog.till'), value: search.till }}
        onChange={({ from, till }) => onChange({ from: from ?? '', till: till ?? '' })}
      />
      {isFiltered(search) && (
        <Button variant="subtle" onClick={onClear}>
          {t('history.auditlog.clear')}
        </Button>
      )}
    </Group>
  );
};
