import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../../api/refusal.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { itemQuery } from './agenda-item.ts';
import classes from './item-dialog.module.css';
import { ItemForm, type ItemFormProps } from './item-form.tsx';
import { ReadItem } from './read-item.tsx';

type Props = Omit<ItemFormProps, 'saved' | 'preset'> & { item: string };

const none = {};
/** No such item here, or no key of one. */
const unknown: readonly (number | undefined)[] = [400, 404];

/** An item that is there already: to be changed by who may, to be read by everybody else. */
export const ExistingItem = ({ item, ...around }: Props) => {
  const { t } = useTranslation();
  // A form begins with the newest: what was seen before may have been changed since, by oneself as well.
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...itemQuery(item), refetchOnMount: 'always' });
  if (error && !data) {
    return (
      <div className={classes.alone}>
        {unknown.includes(refusalIn(error)?.status) ? (
          <p role="alert">{t('agendaDialog.gone')}</p>
        ) : (
          <LoadFailure onRetry={() => void refetch()} />
        )}
      </div>
    );
  }
  if (!data || !isFetchedAfterMount) {
    return (
      <div className={classes.alone}>
        <LinesSkeleton lines={8} />
      </div>
    );
  }
  return data.actions.includes('update') ? (
    <ItemForm key={data.key} {...around} organisation={data.organisation.key} saved={data} preset={none} />
  ) : (
    <ReadItem item={data} at={around.at} onErased={() => around.onSaved(null)} />
  );
};
