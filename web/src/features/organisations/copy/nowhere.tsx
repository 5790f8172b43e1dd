import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useWhyNot } from '../../rights/use-why-not.ts';
import classes from './copy.module.css';

/** Copying takes a team to make the copy in: who may make organisations nowhere reads which right that is, and who gives it. */
export const Nowhere = ({ organisation, onClose }: { organisation: string; onClose: () => void }) => {
  const { t } = useTranslation();
  const why = useWhyNot({ kind: 'organisation', key: organisation }, true);
  return (
    <Modal opened onClose={onClose} title={t('creation.copy.title')} withCloseButton={false}>
      <div className={classes.nowhere}>
        <p>{t('creation.copy.nowhere')}</p>
        <p>{why.full('ORGANISATION:create')}</p>
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('creation.copy.close')}
        </Button>
      </Group>
    </Modal>
  );
};
