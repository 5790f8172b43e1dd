import '@mantine/notifications/styles.css';
import './notices.css';
import { Notifications } from '@mantine/notifications';

const sevenSeconds = 7000;

/** Where notices appear: at the bottom, for seven seconds (point 9). */
export const NoticeArea = () => (
  <Notifications position="bottom-center" autoClose={sevenSeconds} limit={4} containerWidth={520} zIndex={400} />
);
