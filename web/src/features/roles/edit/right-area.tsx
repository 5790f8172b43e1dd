import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { rightGroups } from '@bronhouder/domain/roles/groups.ts';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import classes from './rights.module.css';

type AreaOfRights = (typeof rightGroups)[number];
type AreaProps = {
  area: AreaOfRights;
  held: readonly Right[];
  /** Rights that are shown; all without. */
  shown: (right: Right) => boolean;
  renderRight: (right: Right) => ReactNode;
  /** Those that can be ticked together; none: it cannot be done here. */
  tickable?: Right[];
  onAll?: (on: boolean, rights: Right[]) => void;
  note?: ReactNode;
};

/** The rights of one area under its heading, in groups. */
export const RightArea = ({ area: { area, groups }, held, shown, renderRight, tickable = [], onAll, note }: AreaProps) => {
  const { t } = useTranslation();
  const all = groups.flatMap(({ rights }) => rights);
  const chosen = all.filter((right) => held.includes(right)).length;
  const full = tickable.length > 0 && tickable.every((right) => held.includes(right));
  const seen = groups.map((group) => ({ ...group, rights: group.rights.filter(shown) })).filter(({ rights }) => rights.length > 0);
  const name = t(`rights.areas.${area}`);
  return (
    <Card
      title={name}
      className={classes.area}
      aside={
        <span className={classes.head}>
          {t('roles.edit.rightsCount', { chosen, all: all.length })}
          {onAll && tickable.length > 0 && (
            <Checkbox
              size="xs"
              label={t('roles.edit.all')}
              aria-label={t('roles.edit.allOf', { area: name })}
              checked={full}
              indeterminate={!full && chosen > 0}
              onChange={() => onAll(!full, tickable)}
            />
          )}
        </span>
      }
    >
      {note}
      {seen.length === 0 && <p className={classes.quiet}>{t('roles.compare.noDifferences', { area: name })}</p>}
      {seen.map((group) => (
        <section key={group.name} className={classes.part}>
          <h3 className={classes.group}>{t(`rights.groups.${group.name}`)}</h3>
          <ul className={classes.list}>{group.rights.map((right) => renderRight(right))}</ul>
        </section>
      ))}
    </Card>
  );
};

/** All areas, one after the other. */
export const RightAreas = ({ renderArea }: { renderArea: (area: AreaOfRights) => ReactNode }) => (
  <div className={classes.areas}>{rightGroups.map((area) => renderArea(area))}</div>
);
