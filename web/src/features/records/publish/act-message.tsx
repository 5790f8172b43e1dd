import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ApiRefusal } from '../../../api/refusal.ts';
import { useRefusalText } from '../parts/use-refusal-text.ts';
import type { Act } from './use-act.ts';

const Newer = ({ reload }: { reload: () => void }) => {
  const { t } = useTranslation();
  return (
    <Alert color="yellow" icon={<IconRefresh size={18} />} title={t('publication.newer.title')} role="alert">
      <p style={{ margin: '0 0 8px' }}>{t('publication.newer.lead')}</p>
      <Button variant="default" onClick={reload}>
        {t('publication.newer.reload')}
      </Button>
    </Alert>
  );
};

const Refused = ({ refusal }: { refusal: ApiRefusal | undefined }) => {
  const { title, message } = useRefusalText()(refusal);
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} title={title} role="alert">
      {message}
    </Alert>
  );
};

/** Why an act did not happen, in its dialog. */
export const ActMessage = ({ act }: { act: Pick<Act<never>, 'newer' | 'reload' | 'refusal' | 'failed'> }) => {
  if (act.newer) return <Newer reload={act.reload} />;
  return act.refusal || act.failed ? <Refused refusal={act.refusal} /> : null;
};
