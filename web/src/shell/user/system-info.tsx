import { Button, CopyButton, Modal, Table, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { knownSettings } from '../../api/settings.ts';
import { useLanguage, useTimeZone } from '../../i18n/use-formats.ts';
import { fullName, useUser } from '../session/current-user.ts';
import { useSiteName } from '../start/site.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';

/** What somebody who solves a problem wants to know: version, environment, user, browser. */
export const SystemInfo = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  const user = useUser();
  const tenant = useSiteName();
  const settings = knownSettings();
  const zone = useTimeZone();
  const language = useLanguage();
  const facts: [string, string][] = [
    [t('shell.system.version'), settings?.version ?? ''],
    [t('shell.system.tenant'), tenant],
    [t('shell.system.user'), `${fullName(user)} (${user.primaryEmail})`],
    [t('shell.system.userId'), user.id],
    [t('shell.system.page'), window.location.href],
    [t('shell.system.api'), settings?.apiBaseUrl ?? ''],
    [t('shell.system.language'), language],
    [t('shell.system.timeZone'), zone],
    [t('shell.system.browser'), navigator.userAgent],
    [t('shell.system.screen'), `${window.innerWidth} × ${window.innerHeight} · ${window.devicePixelRatio}×`],
  ];
  return (
    <Modal opened onClose={onClose} title={t('shell.system.title')} size="lg" closeButtonProps={{ 'aria-label': t('shell.close') }}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('shell.system.hint')}
      </Text>
      <Table verticalSpacing={6} horizontalSpacing={0} layout="fixed">
        <Table.Tbody>
          {facts.map(([name, value]) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" w={140} fw={500} style={{ verticalAlign: 'top' }}>
                {name}
              </Table.Th>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <CopyButton value={facts.map(([name, value]) => `${name}: ${value}`).join('\n')}>
        {({ copied, copy }) => (
          <Button
            mt="md"
            variant="default"
            onClick={copy}
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          >
            {t(copied ? 'shell.system.copied' : 'shell.system.copy')}
          </Button>
        )}
      </CopyButton>
    </Modal>
  );
};
