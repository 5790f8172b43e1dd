import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { rights } from '@bronhouder/domain/permissions/right.ts';
import { IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../../i18n/use-role-name.ts';
import { useUser } from '../../../shell/session/current-user.ts';
import classes from './move.module.css';
import type { MoveEffects } from './moving.ts';

type Affected = MoveEffects['people'][number];
type Side = 'gains' | 'loses';

const isRight = (text: string): text is Right => rights.some((right) => right === text);

/** The rights of one person, opened to be read one by one. */
const Rights = ({ held, all }: { held: readonly string[]; all: number }) => {
  const { t } = useTranslation();
  const known = held.filter(isRight);
  return (
    <details className={classes.rights}>
      <summary>{known.length === all ? t('subteams.move.allRights') : t('subteams.move.rights', { count: known.length })}</summary>
      <ul>
        {known.map((right) => (
          <li key={right}>{t(`rights.of.${right}`)}</li>
        ))}
      </ul>
    </details>
  );
};

type Props = { people: readonly Affected[]; side: Side; all: number };

/** Who gains or loses rights by a move, by which role, and which rights. */
export const PeopleList = ({ people, side, all }: Props) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { id } = useUser();
  const Sign = side === 'gains' ? IconUserPlus : IconUserMinus;
  const affected = people.filter((one) => one[side].length > 0);
  if (affected.length === 0) return null;
  return (
    <>
      <h3 className={classes.head}>{t(`subteams.move.${side}`)}</h3>
      <ul className={classes.list}>
        {affected.map(({ person, roles, [side]: held }) => {
          const name = person.name ?? t('subteams.move.formerUser');
          return (
            <li key={person.key} className={classes.person}>
              <Sign size={18} aria-hidden className={classes[side]} />
              <div>
                <strong>{person.key === id ? t('subteams.move.you', { name }) : name}</strong>
                <span className={classes.small}>
                  {roles.map(({ role, team }) => t('subteams.move.role', { role: roleName(role), team: team.name })).join(', ')}
                </span>
                <Rights held={held} all={all} />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
};
