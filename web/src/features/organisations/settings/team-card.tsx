import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { organisationMenuQuery } from '../../../shell/menu/menus.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RightButton } from '../../rights/right-button.tsx';
import type { OrganisationInView } from '../record.ts';
import { MoveOrganisationDialog } from './move-dialog.tsx';
import classes from './settings.module.css';

/** Under which team the organisation stands, a link as far as the user may go there, and moving it to another one. */
export const TeamCard = ({ view: { organisation, rights } }: { view: OrganisationInView }) => {
  const { t } = useTranslation();
  const [moving, move] = useState(false);
  const { key, team, facts } = organisation;
  const crumbs = useQuery(organisationMenuQuery(key)).data?.breadcrumbs ?? [];
  const reachable = crumbs.find((crumb) => crumb.key === team.key)?.reachable ?? false;
  const open = () => move(true);
  return (
    <Card title={t('subteams.move.governed')}>
      <div className={classes.row}>
        <div className={classes.text}>
          <p>
            <strong>{reachable ? <Link {...paths.team(team.key)}>{team.name}</Link> : team.name}</strong>
          </p>
          <p className={classes.lead}>{t('subteams.move.organisation')}</p>
        </div>
        {facts.archivedAt === null ? (
          <RightButton
            variant="default"
            place={{ kind: 'organisation', key }}
            right="ORGANISATION:delete"
            held={rights.includes('ORGANISATION:delete')}
            onClick={open}
          >
            {t('subteams.move.act')}
          </RightButton>
        ) : (
          <ActionButton variant="default" reason={t('refusals.save.archived.message')} onClick={open}>
            {t('subteams.move.act')}
          </ActionButton>
        )}
      </div>
      {moving && <MoveOrganisationDialog organisation={organisation} onClose={() => move(false)} />}
    </Card>
  );
};
