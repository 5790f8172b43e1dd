import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../../api/clients.ts';
import { useRoleName } from '../../../i18n/use-role-name.ts';
import classes from '../people.module.css';
import type { Person } from '../user/use-person.ts';
import { heldOf } from './act.ts';

const most = 20;

/** Which roles nobody else would hold any more once this person is gone; nothing without. */
export const LastHeld = ({ person }: { person: Person }) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const held = heldOf(person)
    .filter(({ deactivated, actions }) => !deactivated && actions.includes('remove'))
    .slice(0, most);
  const losses = useQueries({
    queries: held.map(({ key }) => queries.assignment.removal.queryOptions({ input: { key }, ...handled })),
  });
  const last = held.filter((_, index) => losses[index]?.data?.lastHere);
  if (last.length === 0) return null;
  return (
    <div role="status">
      <strong>{t('people.dialog.alone')}</strong>
      <ul className={classes.effects}>
        {last.map(({ key, role, place }) => (
          <li key={key}>{t('people.list.role', { role: roleName(role), place: place.name })}</li>
        ))}
      </ul>
    </div>
  );
};
