import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { useUser } from '../../shell/session/current-user.ts';
import { Card } from '../../ui/card.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { PlaceList } from './place-list.tsx';

/** So many are listed; the others are found by the search on top. */
const atOnce = 12;

/**
 * The organisations of whoever holds a role for what is beneath a team, and not for the team itself (docs/decisions/0003): the team's
 * pages do not open for them, so that this is their way in. Nothing for everybody else.
 */
export const BeneathCard = ({ className }: { className?: string | undefined }) => {
  const { t } = useTranslation();
  const needed = useUser().teamRoles.some(({ opens }) => !opens);
  const input = { states: [], types: [], page: 1, size: atOnce };
  const { data } = useQuery({ ...queries.organisation.list.queryOptions({ input }), enabled: needed });
  if (!needed) return null;
  return (
    <Card title={t('home.beneath.title')} className={className} aside={data?.total}>
      {data ? (
        <PlaceList
          broad
          places={data.rows.map(({ key, title, team }) => ({ type: 'organisation', key, title, below: team.name }))}
          empty={t('home.beneath.empty')}
        />
      ) : (
        <LinesSkeleton lines={4} />
      )}
      {data && data.total > atOnce && <p>{t('home.beneath.more', { count: data.total - atOnce })}</p>}
    </Card>
  );
};
