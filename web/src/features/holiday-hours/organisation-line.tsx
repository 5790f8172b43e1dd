import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { lookUp } from '../../i18n/look-up.ts';
import { paths } from '../../paths.ts';
import { AnchorLink } from '../../shell/links.tsx';
import { DayCell } from './day-cell.tsx';
import classes from './hours.module.css';
import type { Cell, PlannedRow } from './plan.ts';
import { useTexts } from './use-texts.ts';

type Props = { planned: PlannedRow; onToggle: () => void; onEdit: (cell: Cell, organisation: string) => void };

/** An organisation with what will be on each chosen day, per opening hours that it has. */
export const OrganisationLine = ({ planned: { row, targets, able, included, count }, onToggle, onEdit }: Props) => {
  const { t } = useTranslation();
  const texts = useTexts();
  return (
    <li className={classes.line} data-out={count > 0 && !included ? true : undefined}>
      <div className={classes.who}>
        {count > 0 ? (
          <Checkbox
            size="sm"
            checked={included}
            aria-label={t('holidays.hours.include', { organisation: row.title })}
            onChange={onToggle}
          />
        ) : (
          <span className={classes.noBox} />
        )}
        <div>
          <AnchorLink className={classes.title ?? ''} {...paths.organisation(row.key)}>
            {row.title}
          </AnchorLink>
          <p className={classes.team}>{row.team}</p>
        </div>
      </div>
      <div className={classes.targets}>
        {targets.length === 0 && <p className={classes.none}>{t('holidays.hours.noHours')}</p>}
        {targets.map(({ id, target, cells }) => {
          const name = texts.target(target, targets.length === 1);
          return (
            <div key={id}>
              {name && <p className={classes.targetName}>{name}</p>}
              {target.against && <p className={classes.none}>{lookUp(`refusals.${target.against}.message`, {}) ?? target.against}</p>}
              <ul className={classes.cells} aria-label={name ?? row.title}>
                {cells.map((cell) => (
                  <DayCell
                    key={cell.id}
                    cell={cell}
                    organisation={name ? `${row.title}, ${name}` : row.title}
                    editable={able && !target.against}
                    onEdit={() => onEdit(cell, row.title)}
                  />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </li>
  );
};
