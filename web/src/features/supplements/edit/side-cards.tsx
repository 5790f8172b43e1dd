import { useTranslation } from 'react-i18next';
import { ClosingMark } from '../../../forms/supplements/closing-mark.tsx';
import { useClosingText } from '../../../forms/supplements/closing.ts';
import { Card } from '../../../ui/card.tsx';
import classes from '../../records/edit/edit.module.css';
import { NotificationsCard } from '../../records/parts/notifications-card.tsx';
import type { SupplementInView } from '../record.ts';
import { UsesList } from '../uses/uses-list.tsx';

/** Where it is used, whether it is open, and whether one is told about it. */
export const SideCards = ({ view }: { view: SupplementInView }) => {
  const { t } = useTranslation();
  const { supplement } = view;
  const told = useClosingText()(supplement.closing);
  return (
    <>
      <Card
        title={t('supplement.uses.title')}
        className={classes.side}
        aside={supplement.uses > 0 && t('supplement.uses.total', { count: supplement.uses })}
      >
        <UsesList supplement={supplement} />
      </Card>
      {told && (
        <Card title={t('supplement.closing.card')} className={classes.side}>
          <ClosingMark closing={supplement.closing} />
          <p className={classes.quiet}>{t('supplement.closing.because', { reason: supplement.closing?.reason ?? '' })}</p>
        </Card>
      )}
      <NotificationsCard view={view} className={classes.side} />
    </>
  );
};
