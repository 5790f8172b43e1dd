import { useTranslation } from 'react-i18next';
import { Lead, Panel, Title } from './panel.tsx';
import { useLocalised } from './language.ts';
import { useSite } from './site.ts';

/** Nobody can sign in now, and why. */
export const ClosedPanel = () => {
  const { t } = useTranslation();
  const why = useLocalised(useSite().loginClosedMessage);
  return (
    <Panel>
      <Title>{t('access.closed.title')}</Title>
      <Lead>{why ?? t('access.closed.message')}</Lead>
    </Panel>
  );
};
