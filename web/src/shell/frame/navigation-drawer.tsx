import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Navigation } from '../menu/navigation.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';

/** The navigation on a phone: it lies over the page until something is chosen. */
export const NavigationDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <Drawer
      opened
      onClose={onClose}
      size={280}
      title={t('shell.navigation.label')}
      closeButtonProps={{ 'aria-label': t('shell.navigation.close') }}
    >
      <Navigation onGone={onClose} />
    </Drawer>
  );
};
