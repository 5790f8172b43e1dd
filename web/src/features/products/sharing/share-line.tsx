import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import type { Share } from './share.ts';
import { NotShown, ShareState } from './share-state.tsx';
import classes from './sharing.module.css';

/** When it last changed, and who did it. */
const useWhen = () => {
  const { t } = useTranslation();
  const { date } = useFormats();
  return ({ state, offeredAt, offeredBy, answeredAt, answeredBy }: Share): string => {
    const person = state === 'offered' ? offeredBy : answeredBy;
    const at = date(state === 'offered' ? offeredAt : (answeredAt ?? offeredAt));
    return person?.name ? t(`sharing.when.${state}By`, { at, name: person.name }) : t(`sharing.when.${state}`, { at });
  };
};

/** One organisation and where the product stands with it; `children`: what can be done. */
export const ShareLine = ({ share, published, children }: { share: Share; published: boolean; children?: ReactNode }) => {
  const { t } = useTranslation();
  const when = useWhen();
  const { organisation, state, locations, dates, message, note } = share;
  const names = locations.map(({ title }) => title).join(', ');
  const word = state === 'offered' ? message : note;
  return (
    <li className={classes.line}>
      <div className={classes.what}>
        <div className={classes.name}>
          {organisation.title}
          <ShareState share={share} />
        </div>
        <div className={classes.below}>
          {organisation.city && <div>{organisation.city}</div>}
          <div>{when(share)}</div>
          <NotShown share={share} published={published} />
          {state === 'accepted' && <div>{names ? t('sharing.ownLocations', { names }) : t('sharing.noOwnLocations')}</div>}
          {dates > 0 && <div>{t(state === 'accepted' ? 'sharing.dates' : 'sharing.datesLeft', { count: dates })}</div>}
        </div>
        {word && <blockquote className={classes.message}>{word}</blockquote>}
      </div>
      {children && <div className={classes.acts}>{children}</div>}
    </li>
  );
};
