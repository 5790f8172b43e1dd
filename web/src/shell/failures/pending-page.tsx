import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import classes from './pending-page.module.css';

/** A page that is on its way. */
export const PendingPage = () => <PageSkeleton label={useTranslation().t('shell.loading')} />;

/** The first page of all is on its way: there is no frame around it yet. */
export const FirstPendingPage = () => (
  <div className={classes.first}>
    <PendingPage />
  </div>
);
