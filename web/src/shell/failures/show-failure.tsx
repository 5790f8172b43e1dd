import { notifications } from '@mantine/notifications';
import { failureText } from '../../api/failure.ts';
import type { ApiRefusal } from '../../api/refusal.ts';
import { lookUp } from '../../i18n/look-up.ts';
import { SafeHtml } from '../safe-html.tsx';

/** Shows a refusal at the bottom for seven seconds (points 8 and 9). The same one twice is shown once. */
export const showFailure = (refusal: ApiRefusal): void => {
  const { title, message } = failureText(refusal, lookUp);
  notifications.show({ id: `failure:${title}${message}`, title, message: <SafeHtml text={message} />, color: 'yellow' });
};
