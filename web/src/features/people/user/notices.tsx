import { Alert, Button } from '@mantine/core';
import { IconClockExclamation, IconUser, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../shell/links.tsx';
import classes from '../people.module.css';
import type { AccountAct } from '../acts/act.ts';
import type { Person } from './use-person.ts';

type Props = { person: Person; onAct: (act: AccountAct) => void };

const Unused = ({ person: { lastLogonAt, createdAt, rolesEndAt, lastOfRoot, actions }, onAct }: Props) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const since = lastLogonAt
    ? t('people.notice.unusedSince', { date: date(lastLogonAt) })
    : t('people.notice.unusedNever', { date: date(createdAt) });
  const ends = rolesEndAt && t('people.notice.unusedEnds', { date: date(rolesEndAt) });
  return (
    <Alert color="yellow" icon={<IconClockExclamation size={18} aria-hidden />} title={t('people.notice.unused')}>
      <p className={classes.noticeText}>
        {since} {lastOfRoot ? t('people.notice.unusedLast') : ends}
      </p>
      {actions.includes('keep') && (
        <Button variant="default" onClick={() => onAct('keep')}>
          {t('people.administration.keep.title')}
        </Button>
      )}
    </Alert>
  );
};

/** What is particular about an account: it is one's own, nobody uses it, nobody can. */
export const Notices = ({ person, onAct }: Props) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { self, status, deactivatedAt } = person;
  return (
    <div className={classes.notices}>
      {self && (
        <Alert color="gray" icon={<IconUser size={18} aria-hidden />} title={t('people.notice.self')}>
          <p className={classes.noticeText}>{t('people.notice.selfLead')}</p>
          <ButtonLink {...paths.profile()} variant="default">
            {t('people.notice.toProfile')}
          </ButtonLink>
        </Alert>
      )}
      {deactivatedAt && (
        <Alert
          color="gray"
          icon={<IconUserOff size={18} aria-hidden />}
          title={t('people.notice.deactivated', { date: date(deactivatedAt) })}
        >
          {t('people.notice.deactivatedLead')}
        </Alert>
      )}
      {status === 'unused' && <Unused person={person} onAct={onAct} />}
    </div>
  );
};
