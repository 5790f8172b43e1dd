import { Button, Group, MultiSelect, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { DateRange } from '../list/date-range.tsx';
import type { AuditSearch } from './audit-search.ts';
import { actKey } from './sentence.ts';

type Known = Pick<ApiAnswers['organisation']['auditlog'], 'acts' | 'people'>;
type Props = { search: AuditSearch; known: Known | undefined; onChange: (change: AuditSearch) => void; onClear: () => void };

/** The filters of the audit log: acts and people that occur in it, and between which dates. */
export const AuditFilters = ({ search, known, onChange, onClear }: Props) => {
  const { t } = useTranslation();
  const acts = known?.acts.map((act) => ({ value: act, label: t(`organisation.acts.${actKey(act)}`) })) ?? [];
  const people = known?.people.map(({ key, name }) => ({ value: key, label: name ?? t('organisation.auditlog.formerUser') })) ?? [];
  const filtered = Boolean(search.acts ?? search.by ?? search.from ?? search.till);
  return (
    <Group align="flex-end" gap="sm" mb="md">
      <MultiSelect
        w={{ base: '100%', xs: 260 }}
        label={t('organisation.auditlog.act')}
        placeholder={search.acts ? '' : t('organisation.auditlog.anything')}
        data={acts}
        value={search.acts ?? []}
        clearable
        onChange={(chosen) => onChange({ acts: chosen })}
      />
      <Select
        w={{ base: '100%', xs: 220 }}
        label={t('organisation.auditlog.person')}
        placeholder={t('organisation.auditlog.anybody')}
        data={people}
        value={search.by ?? null}
        clearable
        searchable
        onChange={(by) => onChange({ by: by ?? '' })}
      />
      <DateRange
        from={{ label: t('organisation.auditlog.from'), value: search.from }}
        till={{ label: t('organisation.auditlog.till'), value: search.till }}
        onChange={({ from, till }) => onChange({ from: from ?? '', till: till ?? '' })}
      />
      {filtered && (
        <Button variant="subtle" onClick={onClear}>
          {t('organisation.auditlog.clear')}
        </Button>
      )}
    </Group>
  );
};
