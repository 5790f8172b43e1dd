import '@mantine/notifications/styles.css';
import './notices.css';
import { MantineThemeProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';

const sevenSeconds = 7000;

/** Where notices appear: at the bottom, for seven seconds (point 9). */
export const NoticeArea = () => {
  const { t } = useTranslation();
  // The kit gives the closing button of a notice no name.
  const named = { components: { Notification: { defaultProps: { closeButtonProps: { 'aria-label': t('shell.close') } } } } };
  return (
    <MantineThemeProvider inherit theme={named}>
      <Notifications position="bottom-center" autoClose={sevenSeconds} limit={4} containerWidth={520} zIndex={400} />
    </MantineThemeProvider>
  );
};
