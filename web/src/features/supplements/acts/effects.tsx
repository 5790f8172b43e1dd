import { effectsOf, type SupplementAct, type SupplementEffect } from '@bronhouder/domain/supplements/uses.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import classes from '../../records/publish/effects-list.module.css';

const namesShown = 5;
const shownOf = (names: readonly string[]): number => Math.min(names.length, namesShown);
const isKnown = (code: string): code is SupplementEffect => [...effectsOf.erase, ...effectsOf.close].some((known) => known === code);

/** `days`: when a supplement will be closed, as far as that is typed. */
type Props = { supplement: string; act: SupplementAct; days?: { from?: string | undefined; till?: string | undefined } };

/** What an act on a supplement touches, told before it happens. */
export const Effects = ({ supplement, act, days = {} }: Props) => {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...queries.supplement.effects.queryOptions({ input: { key: supplement, act, ...days } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  // Closing a building counts what its rooms are used by.
  const within = act === 'close' && data?.some(({ code }) => code === 'usedBySupplements');
  return (
    <section className={classes.effects} aria-busy={!data} aria-label={t('supplement.closing.touches')}>
      <div className={classes.head}>
        <h3>{t('supplement.closing.touches')}</h3>
      </div>
      {!data && <LinesSkeleton lines={2} />}
      {data?.length === 0 && <span>{t('supplement.effects.none')}</span>}
      <ul className={classes.list}>
        {data?.map(({ code, count, names }) => (
          <li key={code}>
            {isKnown(code) ? t(`supplement.effects.codes.${code}`, { count }) : code}
            {names.length > 0 && (
              <span className={classes.names}>
                {[
                  ...names.slice(0, namesShown),
                  ...(count > shownOf(names) ? [t('supplement.effects.more', { count: count - shownOf(names) })] : []),
                ].join(' · ')}
              </span>
            )}
          </li>
        ))}
      </ul>
      {within && (
        <span className={classes.names} style={{ marginTop: 8 }}>
          {t('supplement.effects.within')}
        </span>
      )}
    </section>
  );
};
