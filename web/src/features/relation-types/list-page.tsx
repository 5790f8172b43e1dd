import { IconAffiliate, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { ButtonLink } from '../../shell/links.tsx';
import { useTeamMenu } from '../../shell/menu/menus.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Lead } from '../../ui/lead.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { RightButton } from '../rights/right-button.tsx';
import type { RelationType } from './draft.ts';
import { TypeRows } from './list/type-rows.tsx';
import classes from './relation-types.module.css';

const nothing = () => undefined;

const NewButton = ({ team, held }: { team: string; held: boolean }) => {
  const { t } = useTranslation();
  const look = { leftSection: <IconPlus size={16} aria-hidden /> };
  if (held)
    return (
      <ButtonLink {...paths.teamRelationTypeAdd(team)} {...look}>
        {t('relations.types.new')}
      </ButtonLink>
    );
  return (
    <RightButton {...look} place={{ kind: 'team', key: team }} right="TEAM:relationTypesManagement" held={false} onClick={nothing}>
      {t('relations.types.new')}
    </RightButton>
  );
};

const Lists = ({ team, types, mayMake }: { team: string; types: RelationType[]; mayMake: boolean }) => {
  const { t } = useTranslation();
  const own = types.filter((type) => type.team.key === team);
  const above = types.filter((type) => type.team.key !== team);
  return (
    <div className={classes.page}>
      <Card title={t('relations.types.own')}>
        {own.length > 0 && <TypeRows team={team} types={own} />}
        {own.length === 0 && (
          <EmptyState icon={IconAffiliate} title={t('relations.types.ownEmpty')}>
            {mayMake && t('relations.types.ownEmptyLead')}
          </EmptyState>
        )}
      </Card>
      {above.length > 0 && (
        <Card title={t('relations.types.above')}>
          <p className={classes.lead}>{t('relations.types.aboveLead')}</p>
          <TypeRows team={team} types={above} />
        </Card>
      )}
    </div>
  );
};

/** `/team/:team/relationtypes` (point 2): how organisations of the team and beneath can belong together. */
export const RelationTypesPage = () => {
  const { t } = useTranslation();
  const { team = '' } = useParams({ strict: false });
  const menu = useTeamMenu();
  const mayMake = menu?.teamActions.includes('relationTypesManagement') ?? false;
  const { data, isError, refetch } = useQuery(queries.relationType.list.queryOptions({ input: { team } }));
  const title = t('relations.types.title');
  return (
    <>
      <PageHead title={title} page={title} actions={<NewButton team={team} held={mayMake} />} />
      {menu && <Lead>{t('relations.types.lead', { team: menu.name })}</Lead>}
      {data && <Lists team={team} types={data} mayMake={mayMake} />}
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <PageSkeleton label={t('shell.loading')} />)}
    </>
  );
};
