import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { Button } from '@mantine/core';
import { IconCalendarDown, IconHistory } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosingMark } from '../../../forms/supplements/closing-mark.tsx';
import { useNamed } from '../../../forms/supplements/named.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { saveItem } from '../feeds/save-item.ts';
import type { AgendaItem } from './agenda-item.ts';
import { previewOf } from './coming/coming.ts';
import { ComingPanel } from './coming/coming-panel.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { useHoldsEscape } from './holds-escape.ts';
import { type ItemAround, ItemProvider } from './item-context.ts';
import classes from './item-dialog.module.css';
import { typedOf } from './typed-item.ts';

const nothing = () => undefined;

/** An item for who may not change it: what, where, and its dates. */
export const ReadItem = ({ item, at }: { item: AgendaItem; at: string | undefined }) => {
  const { t } = useTranslation();
  const [history, showHistory] = useState(false);
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
  useHoldsEscape(history);
  return (
    <ItemProvider value={around}>
      <div className={classes.columns}>
        <dl className={`${classes.form} ${classes.read}`}>
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
          {item.shown !== 'yes' && <div className={classes.quiet}>{t(`agendaDialog.shown.${item.shown}`)}</div>}
          <div className={classes.readActs}>
            <Button variant="default" leftSection={<IconCalendarDown size={16} aria-hidden />} onClick={() => void saveItem(item.key)}>
              {t('feeds.item')}
            </Button>
            <Button variant="default" leftSection={<IconHistory size={16} aria-hidden />} onClick={() => showHistory(true)}>
              {t('agendaDialog.history.action')}
            </Button>
          </div>
        </dl>
        <ComingPanel preview={preview} stale={false} was={null} item={item.key} at={at} following={null} mayChange={false} />
      </div>
      {history && <HistoryDialog item={item} onClose={() => showHistory(false)} />}
    </ItemProvider>
  );
};
