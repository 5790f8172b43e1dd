import type { rightGroups } from '@bronhouder/domain/roles/groups.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { Accordion } from '@mantine/core';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useHeldRole } from './held-roles.ts';
import classes from './explained-rights.module.css';
import type { Explained } from './use-explained.ts';

type RightGroup = (typeof rightGroups)[number]['groups'][number];
type ByRight = ReadonlyMap<string, Explained>;

const RightLine = ({ right, explained }: { right: Right; explained: Explained }) => {
  const { t } = useTranslation();
  const heldRole = useHeldRole();
  const held = explained.granted.length > 0;
  const names = explained.givers.flatMap(({ name }) => name ?? []).join(', ');
  const missing = names ? t('rights.here.askFor', { names }) : t('rights.here.nobody');
  const Sign = held ? IconCheck : IconLock;
  return (
    <li className={classes.right} data-held={held || undefined}>
      <Sign size={18} role="img" aria-label={t(held ? 'rights.here.yes' : 'rights.here.no')} />
      <div>
        <div className={classes.sentence}>{t(`rights.of.${right}`)}</div>
        <div className={classes.because}>
          {held ? t('rights.here.through', { roles: explained.granted.map(heldRole).join(', ') }) : missing}
        </div>
      </div>
    </li>
  );
};

const Group = ({ group, explained, onlyHeld }: { group: RightGroup; explained: ByRight; onlyHeld: boolean }) => {
  const { t } = useTranslation();
  const lines = group.rights.flatMap((right) => {
    const one = explained.get(right);
    return one && (!onlyHeld || one.granted.length > 0) ? [<RightLine key={right} right={right} explained={one} />] : [];
  });
  if (lines.length === 0) return null;
  return (
    <>
      <h4 className={classes.group}>{t(`rights.groups.${group.name}`)}</h4>
      <ul className={classes.list}>{lines}</ul>
    </>
  );
};

type Props = { area: (typeof rightGroups)[number]; explained: ByRight; onlyHeld: boolean };

/** The rights of one area, in their groups, each with what gives it or who could. */
export const RightsOfArea = ({ area: { area, groups }, explained, onlyHeld }: Props) => {
  const { t } = useTranslation();
  const all = groups.flatMap(({ rights }) => rights);
  const held = all.filter((right) => (explained.get(right)?.granted.length ?? 0) > 0).length;
  return (
    <Accordion.Item value={area}>
      <Accordion.Control>
        <span className={classes.head}>
          {t(`rights.areas.${area}`)}
          <span className={classes.count}>{t('rights.here.count', { held, all: all.length })}</span>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        {onlyHeld && held === 0 && <p className={classes.because}>{t('rights.here.noneHeld')}</p>}
        {groups.map((group) => (
          <Group key={group.name} group={group} explained={explained} onlyHeld={onlyHeld} />
        ))}
      </Accordion.Panel>
    </Accordion.Item>
  );
};
