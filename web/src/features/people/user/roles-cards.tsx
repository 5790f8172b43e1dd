import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import { usePersonName } from '../../../i18n/use-person-name.ts';
import { useRoleName } from '../../../i18n/use-role-name.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import { recordPath } from '../../../shell/record-path.ts';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import type { Line, LineAct } from '../../assignments/line.ts';
import { LineMenu } from '../../assignments/line-menu.tsx';
import classes from '../people.module.css';
import type { Person } from './use-person.ts';

type OnAct = (act: LineAct, line: Line) => void;

/** A role somewhere: where, which, how far. */
const What = ({ line: { place, role, scope } }: { line: Line }) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const path = recordPath({ type: place.kind, key: place.key });
  return (
    <>
      <div className={classes.strong}>{path ? <AnchorLink {...path}>{place.name}</AnchorLink> : place.name}</div>
      <div>
        {roleName(role)} · {t(`rights.scopes.${place.kind}.${scope}`)}
      </div>
    </>
  );
};

const RoleRow = ({ line, onWhy, onAct }: { line: Line; onWhy: (line: Line) => void; onAct: OnAct }) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const personName = usePersonName();
  const given = { date: date(line.createdAt), by: line.createdBy ? personName(line.createdBy) : '' };
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <What line={line} />
        <div className={classes.quiet}>{t(line.createdBy ? 'people.roles.since' : 'people.roles.sinceAlone', given)}</div>
      </div>
      <div className={classes.rowActions}>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('people.roles.whyAt', { place: line.place.name })}
          onClick={() => onWhy(line)}
        >
          {t('people.roles.why')}
        </Button>
        {line.actions.length > 0 && <LineMenu line={line} onAct={onAct} />}
      </div>
    </li>
  );
};

type RolesProps = { person: Person; onWhy: (line: Line) => void; onAct: OnAct };

/** The roles of somebody, each with since when, by whom, and what can be done with it. */
export const RolesCard = ({ person: { assignments, hidden }, onWhy, onAct }: RolesProps) => {
  const { t } = useTranslation();
  const held = assignments.filter(({ status }) => status === 'active');
  return (
    <Card title={t('people.roles.title')}>
      {held.length === 0 && <p className={classes.lead}>{t(hidden > 0 ? 'people.roles.none' : 'people.roles.noneAtAll')}</p>}
      <ul className={classes.list}>
        {held.map((line) => (
          <RoleRow key={line.key} line={line} onWhy={onWhy} onAct={onAct} />
        ))}
      </ul>
      {hidden > 0 && <p className={classes.note}>{t('people.roles.hidden', { count: hidden })}</p>}
    </Card>
  );
};

const InvitationRow = ({ line, onAct }: { line: Line; onAct: OnAct }) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const personName = usePersonName();
  const words = { date: date(line.expiresAt ?? line.createdAt), by: line.inviter ? personName(line.inviter) : '' };
  const expired = line.status === 'expired';
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <What line={line} />
        <div className={classes.quiet}>
          {expired
            ? t('people.invitations.expired', words)
            : t(line.inviter ? 'people.invitations.until' : 'people.invitations.untilAlone', words)}
        </div>
      </div>
      <div className={classes.rowActions}>
        {expired && <Chip tone="warn">{t('people.invitations.expiredChip')}</Chip>}
        {line.actions.length > 0 && <LineMenu line={line} onAct={onAct} />}
      </div>
    </li>
  );
};

/** What somebody is invited to and has not answered; nothing without. */
export const InvitationsCard = ({ person: { assignments }, onAct }: { person: Person; onAct: OnAct }) => {
  const { t } = useTranslation();
  const open = assignments.filter(({ status }) => status !== 'active');
  if (open.length === 0) return null;
  return (
    <Card title={t('people.invitations.title')}>
      <ul className={classes.list}>
        {open.map((line) => (
          <InvitationRow key={line.key} line={line} onAct={onAct} />
        ))}
      </ul>
    </Card>
  );
};
