import { Button, Code, Group } from '@mantine/core';
import { IconCloudOff, IconMoodSad } from '@tabler/icons-react';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { isPartFailure, PartTimeout } from './load-part.ts';
import { MessagePage } from './message-page.tsx';

const reload = () => window.location.reload();

/** A page that could not be shown: a part of the application did not load (point 8), or a fault of ours. */
export const ChunkErrorPage = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTranslation();
  const router = useRouter();
  const goToStart = () => {
    reset();
    void router.navigate(paths.landing());
  };
  if (isPartFailure(error)) {
    return (
      <MessagePage icon={IconCloudOff} title={t('errors.part.title')} actions={<Button onClick={reload}>{t('errors.part.reload')}</Button>}>
        {t(error instanceof PartTimeout ? 'errors.part.timeout' : 'errors.part.message')}
      </MessagePage>
    );
  }
  return (
    <MessagePage
      icon={IconMoodSad}
      title={t('errors.unexpected.title')}
      actions={
        <Group justify="center" gap="xs">
          <Button onClick={reload}>{t('errors.part.reload')}</Button>
          <Button variant="default" onClick={goToStart}>
            {t('errors.toStart')}
          </Button>
        </Group>
      }
    >
      <p>{t('errors.unexpected.message')}</p>
      <details>
        <summary>{t('errors.unexpected.details')}</summary>
        <Code block ta="left">
          {error instanceof Error ? error.message : String(error)}
        </Code>
      </details>
    </MessagePage>
  );
};
