import { IconMapQuestion } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../links.tsx';
import { MessagePage } from './message-page.tsx';

const types = ['organisation', 'team', 'product', 'agenda', 'supplement', 'type', 'relationtype', 'role'] as const;

/** `/:type/:key/notfound`: the record does not exist, or not for this user (point 8). */
export const RecordNotFoundPage = () => {
  const { t } = useTranslation();
  const { type } = useParams({ strict: false });
  const known = types.find((one) => one === type) ?? 'other';
  return (
    <MessagePage
      icon={IconMapQuestion}
      title={t('errors.record.title')}
      actions={<ButtonLink {...paths.landing()}>{t('errors.toStart')}</ButtonLink>}
    >
      <p>{t(`errors.record.${known}`)}</p>
      <p>{t('errors.record.hint')}</p>
    </MessagePage>
  );
};
