import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Team } from '../../../api/types.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import classes from './cards.module.css';

/** The teams beneath, each with how much of the organisations it holds. */
export const SubteamsCard = ({ team, className }: { team: Team | undefined; className?: string | undefined }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const longest = Math.max(1, ...(team?.subteams ?? []).map(({ organisations }) => organisations));
  return (
    <Card title={t('team.dashboard.subteams')} className={className}>
      {!team && <LinesSkeleton lines={4} />}
      {team?.subteams.length === 0 && <p className={classes.empty}>{t('team.dashboard.noSubteams')}</p>}
      <ul className={classes.list}>
        {team?.subteams.map(({ key, name, organisations }) => (
          <li key={key}>
            <Link {...paths.team(key)} className={classes.subteam}>
              <span className={classes.strong}>{name}</span>
              <span className={classes.track} aria-hidden>
                <span className={classes.fill} style={{ width: `${(organisations / longest) * 100}%` }} />
              </span>
              <span className={classes.count} title={t('team.dashboard.organisations', { count: organisations })}>
                {number(organisations)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
};
