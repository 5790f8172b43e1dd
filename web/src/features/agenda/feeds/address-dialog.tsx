import { Button, CopyButton, Group, Modal, Text, TextInput } from '@mantine/core';
import { IconCalendarPlus, IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import classes from './feeds.module.css';

/** Calendar programs open an address of this kind by themselves. */
const subscription = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** Shows a new address, this once. */
export const AddressDialog = ({ address, onClose }: { address: string; onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('feeds.done.title')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <div className={classes.form}>
        <Text>{t('feeds.done.lead')}</Text>
        <TextInput
          label={t('feeds.done.address')}
          readOnly
          data-autofocus
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          classNames={{ input: classes.address ?? '' }}
        />
        <Group gap="xs">
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />} onClick={copy}>
                <span aria-live="polite">{t(copied ? 'feeds.done.copied' : 'feeds.done.copy')}</span>
              </Button>
            )}
          </CopyButton>
          <Button component="a" href={subscription(address)} variant="default" leftSection={<IconCalendarPlus size={16} aria-hidden />}>
            {t('feeds.done.subscribe')}
          </Button>
        </Group>
        <Text className={classes.below ?? ''}>{t('feeds.done.how')}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('feeds.done.close')}
          </Button>
        </Group>
      </div>
    </Modal>
  );
};
