import type { Vacation } from '@bronhouder/domain/holidays/vacation.ts';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-formats.ts';
import { useKnownText } from '../agenda/holidays/use-known-text.ts';
import { ownId } from './days.ts';
import classes from './days.module.css';
import type { OwnDays } from './search.ts';
import { useTexts } from './use-texts.ts';

/** A vacation as some days with a name. The reason that readers see is in the language of the register. */
export const asOwn = ({ from, till, name }: Vacation): OwnDays => ({ from, till, name: name.nl });

type Props = { vacations: Vacation[]; known: string | null; own: OwnDays[]; onChange: (own: OwnDays[]) => void };

/** The school vacations of the region, to be chosen like holidays, and until when they are known. */
export const VacationsPart = ({ vacations, known, own, onChange }: Props) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  const knownText = useKnownText();
  const { days } = useTexts();
  const others = (it: OwnDays) => own.filter((other) => ownId(other) !== ownId(it));
  return (
    <section className={classes.own} aria-labelledby="school-vacations">
      <h3 id="school-vacations" className={classes.subhead}>
        {t('holidays.vacations.title')}
      </h3>
      <p className={classes.lead}>
        {knownText(known)} {known && t('holidays.vacations.source')}
      </p>
      {vacations.length > 0 && (
        <ul className={classes.holidays} aria-labelledby="school-vacations">
          {vacations.map((vacation) => {
            const it = asOwn(vacation);
            const chosen = own.some((other) => ownId(other) === ownId(it));
            return (
              <li key={ownId(it)} className={classes.holiday} data-chosen={chosen || undefined}>
                <Checkbox
                  size="sm"
                  checked={chosen}
                  onChange={() => onChange(chosen ? others(it) : [...others(it), it])}
                  label={
                    <>
                      <span className={classes.period}>{days(vacation)}</span> <strong>{localised(vacation.name)}</strong>
                    </>
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
};
