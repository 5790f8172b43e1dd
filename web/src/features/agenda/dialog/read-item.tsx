import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosingMark } from '../../../forms/supplements/closing-mark.tsx';
import { useNamed } from '../../../forms/supplements/named.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { WhyNot } from '../../rights/why-not.tsx';
import type { AgendaItem } from './agenda-item.ts';
import { previewOf } from './coming/coming.ts';
import { ComingPanel } from './coming/coming-panel.tsx';
import { type ItemAround, ItemProvider } from './item-context.ts';
import classes from './item-dialog.module.css';
import { ReadActs } from './read-acts.tsx';
import { typedOf } from './typed-item.ts';

const nothing = () => undefined;

type Props = { item: AgendaItem; at: string | undefined; onErased: () => void };

/** An item for who may not change it: what, where, and its dates. */
export const ReadItem = ({ item, at, onErased }: Props) => {
  const { t } = useTranslation();
  const today = todayIn(useTimeZone(), new Date().toISOString());
  const { product, location, timing } = item;
  const preview = useMemo(() => previewOf(timing, today), [timing, today]);
  const around = useMemo<ItemAround>(
    () => ({
      item: typedOf({ product: product.key, location: location.key, timing }),
      organisation: item.organisation.key,
      known: product,
      shown: [],
      type: nothing,
    }),
    [product, location.key, timing, item.organisation.key],
  );
  const lookUp = useNamed();
  const closing = lookUp(location.key)?.closing ?? null;
  return (
    <ItemProvider value={around}>
      <div className={classes.columns}>
        <div className={classes.form}>
          <dl className={classes.read}>
            <div>
              <dt>{t('agendaDialog.product.label')}</dt>
              <dd>{product.title}</dd>
            </div>
            <div>
              <dt>{t('agendaDialog.location.label')}</dt>
              <dd>
                {location.title} <ClosingMark closing={closing} />
              </dd>
            </div>
          </dl>
          {item.shown !== 'yes' && <p className={classes.quiet}>{t(`agendaDialog.shown.${item.shown}`)}</p>}
          <div className={classes.quiet}>
            {t(item.archived ? 'agendaDialog.read.archived' : 'agendaDialog.read.only')}{' '}
            {!item.archived && <WhyNot place={{ kind: 'organisation', key: item.organisation.key }} right="AGENDA:update" />}
          </div>
          <ReadActs item={item} preview={preview} onErased={onErased} />
        </div>
        <ComingPanel preview={preview} stale={false} was={null} item={item.key} at={at} following={null} mayChange={false} />
      </div>
    </ItemProvider>
  );
};
