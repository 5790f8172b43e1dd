import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import type { ApiAnswers } from '../../api/types.ts';
import { lookUp } from '../../i18n/look-up.ts';
import { useLanguage } from '../../i18n/use-formats.ts';
import { usePersonName } from '../../i18n/use-person-name.ts';
import { useRoleName } from '../../i18n/use-role-name.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { useUser } from '../../shell/session/current-user.ts';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import type { Colleague } from './colleague-select.tsx';
import classes from './gaps-list.module.css';
import parts from './profile.module.css';

type Gap = ApiAnswers['profile']['gaps'][number];

const sentenceOf = (right: string): string => lookUp(`rights.of.${right as Right}`) ?? right;

const GapRow = ({ gap }: { gap: Gap }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const roleName = useRoleName();
  const personName = usePersonName();
  const self = useUser().id;
  const { place, role, lacks, givers } = gap;
  const names = givers.map((giver) => (giver.key === self ? t('profile.standIn.gaps.yourself') : personName(giver)));
  return (
    <li className={classes.gap}>
      <strong>{t('profile.standIn.gaps.place', { place: place.name, role: roleName(role) })}</strong>
      <details>
        <summary>{t('profile.standIn.gaps.show', { count: lacks.length })}</summary>
        <ul className={parts.list}>
          {lacks.map((right) => (
            <li key={right}>{sentenceOf(right)}</li>
          ))}
        </ul>
      </details>
      <p className={parts.help}>
        {names.length > 0
          ? t('profile.standIn.gaps.givers', { names: new Intl.ListFormat(language, { type: 'disjunction' }).format(names) })
          : t('profile.standIn.gaps.nobody')}
      </p>
    </li>
  );
};

/** What a colleague could not do while standing in, for lack of rights, and who could give them. */
export const GapsList = ({ colleague }: { colleague: Colleague }) => {
  const { t } = useTranslation();
  const name = usePersonName()(colleague);
  const { data, isError, refetch } = useQuery(queries.profile.gaps.queryOptions({ input: { key: colleague.key } }));
  return (
    <section className={classes.gaps} aria-live="polite">
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <LinesSkeleton lines={2} />}
      {data?.length === 0 && <p className={classes.fine}>{t('profile.standIn.gaps.none', { name })}</p>}
      {data && data.length > 0 && (
        <>
          <h3 className={classes.title}>{t('profile.standIn.gaps.title', { name })}</h3>
          <p className={parts.help}>{t('profile.standIn.gaps.lead', { name })}</p>
          <ul className={classes.list}>
            {data.map((gap) => (
              <GapRow key={`${gap.place.key}${gap.role.key}${gap.scope}`} gap={gap} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
