import { IconLockAccess } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../links.tsx';
import { MessagePage } from './message-page.tsx';

const NotAllowed = ({ message }: { message: string }) => {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon={IconLockAccess}
      title={t('errors.notAllowed.title')}
      actions={<ButtonLink {...paths.home()}>{t('errors.toStart')}</ButtonLink>}
    >
      <p>{message}</p>
      <p>{t('errors.notAllowed.hint')}</p>
    </MessagePage>
  );
};

const useStatus = () => useSearch({ strict: false }).status;

/** An organisation that the user may not see (point 8); 401 has a message of its own. */
export const OrganisationNotAllowedPage = () => {
  const { t } = useTranslation();
  return <NotAllowed message={t(useStatus() === 401 ? 'errors.notAllowed.organisationUnauthorised' : 'errors.notAllowed.organisation')} />;
};

/** A team that the user may not see (point 8). */
export const TeamNotAllowedPage = () => {
  const { t } = useTranslation();
  const status = useStatus();
  return (
    <NotAllowed
      message={
        status === undefined || status === 403 ? t('errors.notAllowed.team') : t('errors.notAllowed.teamUnavailable', { error: status })
      }
    />
  );
};
