import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { UnsavedGuard } from '../../shell/unsaved.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { KeptCard } from './kept-card.tsx';
import { MailCard } from './mail-card.tsx';
import { PersonCard } from './person-card.tsx';
import classes from './profile.module.css';
import { ReadCards } from './read-cards.tsx';
import { RolesCard } from './roles-card.tsx';
import { SecurityCard } from './security-card.tsx';
import { StandInCard } from './stand-in-card.tsx';
import { type Profile, profileQuery } from './use-profile.ts';

const Parts = ({ profile }: { profile: Profile }) => {
  const [person, setPerson] = useState(false);
  const [mail, setMail] = useState(false);
  const [standIn, setStandIn] = useState(false);
  return (
    <div className={classes.grid}>
      <UnsavedGuard dirty={person || mail || standIn} />
      <div className={classes.column}>
        {profile.changeable ? (
          <>
            <PersonCard profile={profile} onDirty={setPerson} />
            <MailCard profile={profile} onDirty={setMail} />
          </>
        ) : (
          <ReadCards profile={profile} />
        )}
        <StandInCard profile={profile} onDirty={setStandIn} />
      </div>
      <div className={classes.column}>
        <RolesCard />
        {profile.changeable && <SecurityCard />}
        <KeptCard />
      </div>
    </div>
  );
};

/** One's own profile: who one is, mails, stand-in, roles, security, and what is kept. Each part is saved by itself. */
export const ProfilePage = () => {
  const { t } = useTranslation();
  const { data: profile, isError, refetch } = useQuery(profileQuery);
  return (
    <>
      <PageHead title={t('profile.title')} />
      {profile && <Parts profile={profile} />}
      {!profile && isError && <LoadFailure onRetry={() => void refetch()} />}
      {!profile && !isError && <PageSkeleton label={t('shell.loading')} />}
    </>
  );
};
