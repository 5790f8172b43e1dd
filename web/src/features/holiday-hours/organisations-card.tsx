import { Button, TextInput } from '@mantine/core';
import { IconBuilding, IconCalendarPlus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { plainWords } from '../teams/settings/plain-words.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import classes from './hours.module.css';
import { OrganisationLine } from './organisation-line.tsx';
import type { Cell, Correction, PlannedRow } from './plan.ts';

const step = 50;
const worthSearching = 8;

type Props = {
  plan: PlannedRow[];
  /** Days were chosen. */
  chosen: boolean;
  onToggle: (organisation: string) => void;
  onAll: (included: boolean) => void;
  onCorrect: (cell: string, correction: Correction | null) => void;
};

const Toolbar = ({
  typed,
  onType,
  onAll,
  searchable,
}: {
  typed: string;
  onType: (typed: string) => void;
  onAll: Props['onAll'];
  searchable: boolean;
}) => {
  const { t } = useTranslation();
  return (
    <div className={classes.toolbar}>
      {searchable && (
        <TextInput
          type="search"
          size="xs"
          w={240}
          maw="100%"
          aria-label={t('holidays.hours.search')}
          placeholder={t('holidays.hours.search')}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      )}
      <span className={classes.toolbarActs}>
        <Button variant="subtle" size="compact-sm" onClick={() => onAll(true)}>
          {t('holidays.hours.all')}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={() => onAll(false)}>
          {t('holidays.hours.nobody')}
        </Button>
      </span>
    </div>
  );
};

/** All organisations beneath the team with the hours that are proposed, each to be corrected. */
export const OrganisationsCard = ({ plan, chosen, onToggle, onAll, onCorrect }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(step);
  const [editing, setEditing] = useState<{ cell: Cell; organisation: string } | null>(null);
  const found = plan.filter(({ row }) => plainWords(`${row.title} ${row.team}`).includes(plainWords(typed)));
  if (plan.length === 0)
    return (
      <Card title={t('holidays.hours.organisations')}>
        <EmptyState icon={IconBuilding} title={t('holidays.hours.empty')} />
      </Card>
    );
  if (!chosen)
    return (
      <Card title={t('holidays.hours.organisations')}>
        <EmptyState icon={IconCalendarPlus} title={t('holidays.hours.choose')}>
          {t('holidays.hours.chooseLead', { count: plan.length })}
        </EmptyState>
      </Card>
    );
  return (
    <Card title={t('holidays.hours.organisations')}>
      <p className={classes.lead}>{t('holidays.hours.organisationsLead')}</p>
      <Toolbar typed={typed} onType={setTyped} onAll={onAll} searchable={plan.length > worthSearching} />
      <ul className={classes.list} aria-label={t('holidays.hours.organisations')}>
        {found.slice(0, most).map((planned) => (
          <OrganisationLine
            key={planned.row.key}
            planned={planned}
            onToggle={() => onToggle(planned.row.key)}
            onEdit={(cell, organisation) => setEditing({ cell, organisation })}
          />
        ))}
      </ul>
      {found.length === 0 && <p className={classes.none}>{t('holidays.hours.nothingFound', { q: typed })}</p>}
      {found.length > most && (
        <Button variant="subtle" size="compact-sm" onClick={() => setMost(most + step)}>
          {t('holidays.hours.more', { count: found.length - most })}
        </Button>
      )}
      {editing && (
        <CorrectDialog {...editing} onChange={(correction) => onCorrect(editing.cell.id, correction)} onClose={() => setEditing(null)} />
      )}
    </Card>
  );
};
