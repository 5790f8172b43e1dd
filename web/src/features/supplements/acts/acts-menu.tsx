import { Button, Menu } from '@mantine/core';
import { IconDoorEnter, IconDoorOff, IconDotsVertical, IconReplace, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClosingText } from '../../../forms/supplements/closing.ts';
import type { SupplementInView } from '../record.ts';
import { ReplaceDialog } from '../replace/replace-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { OpenDialog } from './open-dialog.tsx';

type DialogName = 'close' | 'open' | 'replace' | 'erase';

/** What can be done with a supplement beside changing what it says; what the user may not do is not there. */
export const ActsMenu = ({ view: { supplement, rights } }: { view: SupplementInView }) => {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const told = useClosingText()(supplement.closing);
  const may = (action: string) => rights.includes(`SUPPLEMENT:${action}`) && !supplement.archived;
  const close = () => setDialog(null);
  if (!may('update') && !may('use') && !may('delete')) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconDotsVertical size={16} aria-hidden />}>
            {t('supplement.page.more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {may('update') && (
            <Menu.Item leftSection={<IconDoorOff size={16} aria-hidden />} onClick={() => setDialog('close')}>
              {t(told ? 'supplement.closing.change' : 'supplement.closing.action')}
            </Menu.Item>
          )}
          {may('update') && told && (
            <Menu.Item leftSection={<IconDoorEnter size={16} aria-hidden />} onClick={() => setDialog('open')}>
              {t('supplement.opening.action')}
            </Menu.Item>
          )}
          {may('use') && (
            <Menu.Item leftSection={<IconReplace size={16} aria-hidden />} onClick={() => setDialog('replace')}>
              {t('supplement.replace.action')}
            </Menu.Item>
          )}
          {may('delete') && (
            <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setDialog('erase')}>
              {t('supplement.erase.action')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'close' && <CloseDialog supplement={supplement} onClose={close} />}
      {dialog === 'open' && <OpenDialog supplement={supplement} onClose={close} />}
      {dialog === 'replace' && <ReplaceDialog supplement={supplement} onClose={close} />}
      {dialog === 'erase' && (
        <EraseDialog supplement={supplement} onReplace={may('use') ? () => setDialog('replace') : undefined} onClose={close} />
      )}
    </>
  );
};
