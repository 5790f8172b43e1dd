import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '../../ui/skeletons.tsx';

/** A page that is on its way. */
export const PendingPage = () => <PageSkeleton label={useTranslation().t('shell.loading')} />;
