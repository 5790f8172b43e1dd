import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SupplementFrame } from '../supplements/supplement-frame.tsx';
import { RecordAgenda } from './record-agenda.tsx';

/** `/organisation/:organisation/supplement/:supplement/agenda`: what takes place at a location. */
export const LocationAgendaPage = () => {
  const { t } = useTranslation();
  const { supplement = '' } = useParams({ strict: false });
  return (
    <SupplementFrame>
      {({ place }) => (
        <RecordAgenda
          lead={t('calendar.lead.location')}
          key={supplement}
          scope={{ location: supplement }}
          organisation={place.key}
          preset={{ location: supplement }}
        />
      )}
    </SupplementFrame>
  );
};
