import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { MessagePage } from '../../../shell/failures/message-page.tsx';
import { ButtonLink } from '../../../shell/links.tsx';

/** For who came by an address to where they may not make organisations. */
export const CreationNotAllowed = ({ team }: { team: string }) => {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon={IconLock}
      title={t('creation.notAllowed.title')}
      actions={<ButtonLink {...paths.teamOrganisations(team)}>{t('creation.notAllowed.back')}</ButtonLink>}
    >
      <p>{t('creation.notAllowed.message')}</p>
    </MessagePage>
  );
};
