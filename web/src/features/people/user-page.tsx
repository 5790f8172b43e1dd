import { IconUserQuestion, IconUserX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotThere } from '../../api/refusal.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { ButtonLink } from '../../shell/links.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { useUser } from '../../shell/session/current-user.ts';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { useLineDialogs } from '../assignments/use-line-dialogs.tsx';
import type { AccountAct } from './acts/act.ts';
import { ActDialog } from './acts/act-dialog.tsx';
import { AdministrationCard } from './acts/administration-card.tsx';
import classes from './people.module.css';
import { StatusChip } from './status-chip.tsx';
import { AccountCard, ContactCard } from './user/facts.tsx';
import { HistoryCard } from './user/history-card.tsx';
import { Notices } from './user/notices.tsx';
import { RightsCard } from './user/rights-card.tsx';
import { InvitationsCard, RolesCard } from './user/roles-cards.tsx';
import { type Person, personQuery, useTitle } from './user/use-person.ts';
import type { Place } from './user/use-places.ts';

const NotFound = () => {
  const { t } = useTranslation();
  const { assignsRoles } = useUser();
  return (
    <>
      <PageHead title={t('people.notFound.title')} />
      <EmptyState
        icon={IconUserX}
        title={t('people.notFound.lead')}
        action={assignsRoles && <ButtonLink {...paths.users()}>{t('people.notFound.toList')}</ButtonLink>}
      />
    </>
  );
};

/** Nobody knows any more who it was: what is left is what was done with the account. */
const Former = ({ person }: { person: Person }) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <div className={classes.column}>
      <EmptyState icon={IconUserQuestion} title={t('people.former.title')}>
        {t('people.former.lead', { date: date(person.anonymisedAt ?? '') })}
      </EmptyState>
      <HistoryCard person={person} />
    </div>
  );
};

const Known = ({ person, onAct }: { person: Person; onAct: (act: AccountAct) => void }) => {
  const id = useId();
  const [place, setPlace] = useState<Place>();
  const { act, dialog } = useLineDialogs();
  const why = (line: Person['assignments'][number]) => {
    setPlace(line.place);
    const box = document.getElementById(id);
    box?.scrollIntoView({ block: 'center' });
    box?.focus({ preventScroll: true });
  };
  return (
    <>
      <Notices person={person} onAct={onAct} />
      <div className={classes.grid}>
        <div className={classes.column}>
          <RolesCard person={person} onWhy={why} onAct={act} />
          <InvitationsCard person={person} onAct={act} />
          <RightsCard id={id} person={person} place={place} onPlace={setPlace} />
        </div>
        <div className={classes.column}>
          <ContactCard person={person} />
          <AccountCard person={person} />
          <AdministrationCard person={person} onAct={onAct} />
          <HistoryCard person={person} />
        </div>
      </div>
      {dialog}
    </>
  );
};

const Page = ({ person }: { person: Person }) => {
  const { t } = useTranslation();
  const title = useTitle()(person);
  const [act, setAct] = useState<AccountAct | null>(null);
  return (
    <>
      <PageHead
        title={title}
        page={title}
        chips={
          <>
            <StatusChip status={person.anonymisedAt ? 'former' : person.status} />
            {person.self && <Chip tone="accent">{t('people.status.self')}</Chip>}
          </>
        }
      />
      {person.anonymisedAt ? <Former person={person} /> : <Known person={person} onAct={setAct} />}
      {act && <ActDialog act={act} person={person} onClose={() => setAct(null)} />}
    </>
  );
};

/** One person (point 2, `/user/:user`, `/search/user/:user` and below a team): who, which roles and why, and what is done with the account. */
export const UserPage = () => {
  const { t } = useTranslation();
  const { user: key = '' } = useParams({ strict: false });
  const { data: person, error, refetch } = useQuery(personQuery(key));
  if (person) return <Page key={key} person={person} />;
  if (isNotThere(error)) return <NotFound />;
  if (error) return <LoadFailure onRetry={() => void refetch()} />;
  return <PageSkeleton label={t('shell.loading')} />;
};
