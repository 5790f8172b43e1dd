import { IconMapQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../links.tsx';
import { MessagePage } from './message-page.tsx';

/** Any address that is no page (point 2). */
export const NotFoundPage = () => {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon={IconMapQuestion}
      title={t('errors.page.notFoundTitle')}
      actions={<ButtonLink {...paths.landing()}>{t('errors.toStart')}</ButtonLink>}
    >
      {t('errors.page.notFound')}
    </MessagePage>
  );
};
