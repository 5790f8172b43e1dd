import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconForbid2, IconSearchOff } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../api/refusal.ts';
import bar from '../../forms/save-bar.module.css';
import { useLocalised } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import classes from './create/create.module.css';
import { useUser } from '../../shell/session/current-user.ts';
import { KeptDraft } from '../records/create/kept-draft.tsx';
import { newDraftPlace } from '../records/create/new-draft.ts';
import { CreationNotAllowed } from './create/not-allowed.tsx';
import { TypeCards } from './create/type-cards.tsx';
import { TypeSearch } from './create/type-search.tsx';
import { type Creation, useCreation } from './create/use-creation.ts';
import { useWishes } from './create/use-wishes.ts';

/** From so many types on there is a box to search them. */
const manyTypes = 6;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The bar with what was chosen and the way on. */
const ChosenBar = ({
  creation,
  chosen,
  tooMany,
  next,
}: {
  creation: Creation;
  chosen: string[];
  tooMany: string | undefined;
  next: () => void;
}) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const names = chosen.flatMap((key) => creation.types.filter((type) => type.key === key)).map(({ name }) => pick(name));
  return (
    <div className={bar.bar} role="region" aria-label={t('creation.types.barLabel')}>
      <span className={bar.state} role="status">
        <strong>{t('creation.types.chosen', { count: names.length })}</strong>
        <span className={bar.quiet}>{names.join(', ')}</span>
      </span>
      <span className={bar.acts}>
        <ActionButton reason={names.length === 0 ? t('creation.types.first') : tooMany} onClick={next}>
          {t('creation.types.next')}
        </ActionButton>
      </span>
    </div>
  );
};

const Choice = ({ team, creation }: { team: string; creation: Creation }) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const navigate = useNavigate();
  const { types: asked = [] } = useSearch({ from: '/frame/team/$team/organisation' });
  const [q, setQ] = useState('');
  const offered = creation.types.filter(({ active }) => active);
  const chosen = asked.filter((key) => offered.some((type) => type.key === key));
  const single = creation.maximumTypes === 1;
  const found = offered.filter(({ name, category }) => plain(`${pick(name)} ${category}`).includes(plain(q.trim())));
  const tooMany =
    chosen.length > creation.maximumTypes ? t('refusals.settings.types-maximum.message', { maximum: creation.maximumTypes }) : undefined;
  const choose = (types: string[]) => void navigate({ ...paths.teamOrganisation(team, types), replace: true, resetScroll: false });
  if (offered.length === 0) {
    return (
      <EmptyState icon={IconForbid2} title={t('creation.types.none')}>
        {t('creation.types.noneLead')}
      </EmptyState>
    );
  }
  return (
    <div className={classes.choice}>
      <p className={classes.intro}>{t('creation.types.lead', { count: creation.maximumTypes })}</p>
      {offered.length >= manyTypes && <TypeSearch value={q} found={found.length} onChange={setQ} />}
      {found.length === 0 && (
        <EmptyState icon={IconSearchOff} title={t('creation.types.nothing', { q })}>
          {t('creation.types.nothingLead')}
        </EmptyState>
      )}
      <TypeCards label={t('creation.types.label')} types={found} chosen={chosen} single={single} onChange={choose} />
      {tooMany && (
        <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">
          {tooMany}
        </Alert>
      )}
      <ChosenBar
        creation={creation}
        chosen={chosen}
        tooMany={tooMany}
        next={() => void navigate(paths.teamOrganisationCreate(team, chosen))}
      />
    </div>
  );
};

const OrganisationDraft = ({ team }: { team: string }) => {
  const { t } = useTranslation();
  const place = newDraftPlace(useUser(), team);
  const { forget } = useWishes(place);
  return (
    <KeptDraft
      place={place}
      title={t('creation.draft.title')}
      discardMessage={t('creation.draft.discardMessage')}
      formOf={(types) => paths.teamOrganisationCreate(team, types)}
      onForget={forget}
    />
  );
};

/** `/team/:team/organisation`: choose what a new organisation is (point 2). */
export const TypesPage = () => {
  const { t } = useTranslation();
  const { team = '' } = useParams({ strict: false });
  const { data: creation, error, refetch } = useCreation(team);
  if (refusalIn(error)?.status === 403) return <CreationNotAllowed team={team} />;
  const title = t('creation.new');
  return (
    <>
      <PageHead title={title} page={title} />
      {error && !creation && <LoadFailure onRetry={() => void refetch()} />}
      {!creation && !error && <PageSkeleton label={t('shell.loading')} />}
      {creation && (
        <>
          <OrganisationDraft team={team} />
          <Choice team={team} creation={creation} />
        </>
      )}
    </>
  );
};
