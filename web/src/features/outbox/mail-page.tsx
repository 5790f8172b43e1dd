import { Alert, Tabs } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { refusalIn } from '../../api/refusal.ts';
import type { Mail } from '../../api/types.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { PendingPage } from '../../shell/failures/pending-page.tsx';
import { ButtonLink } from '../../shell/links.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Card } from '../../ui/card.tsx';
import classes from './mail-page.module.css';
import { MailState } from './mail-state.tsx';

const Content = ({ mail: { html, text } }: { mail: Mail }) => {
  const { t } = useTranslation();
  return (
    <Tabs defaultValue="html">
      <Tabs.List>
        <Tabs.Tab value="html">{t('shell.outbox.html')}</Tabs.Tab>
        <Tabs.Tab value="text">{t('shell.outbox.text')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="html">
        <iframe className={classes.frame} title={t('shell.outbox.frame')} sandbox="" srcDoc={html} />
      </Tabs.Panel>
      <Tabs.Panel value="text">
        <pre className={classes.text}>{text}</pre>
      </Tabs.Panel>
    </Tabs>
  );
};

/** One mail as it was made; links with a token are shown without it. The HTML stands in a frame that may do nothing. */
export const MailPage = () => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { mail: key = '' } = useParams({ strict: false });
  const {
    data: mail,
    error,
    refetch,
  } = useQuery(queries.outbox.get.queryOptions({ input: { key }, context: { handleErrorCodes: ['record.unknown'] } }));
  if (refusalIn(error)?.status === 404) return <Navigate {...paths.outbox()} replace />;
  if (error) return <LoadFailure onRetry={() => void refetch()} />;
  if (!mail) return <PendingPage />;
  return (
    <>
      <PageHead
        title={mail.subject}
        chips={<MailState state={mail.state} />}
        actions={
          <ButtonLink {...paths.outbox()} variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />}>
            {t('shell.outbox.back')}
          </ButtonLink>
        }
      />
      {mail.failure && (
        <Alert color="red" mb="md">
          {t('shell.outbox.failure', { failure: mail.failure })}
        </Alert>
      )}
      <Card title={`${t('shell.outbox.to')}: ${mail.to}`} aside={dateTime(mail.at)}>
        <Content mail={mail} />
      </Card>
    </>
  );
};
