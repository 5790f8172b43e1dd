import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dateTimeText, relativeText } from '../../i18n/formats.ts';
import { Chip } from '../../ui/chip.tsx';
import { browserName } from '../browser-name.ts';
import { useLanguage } from '../language.ts';
import classes from './sessions.module.css';

/** A session as the service lists it. */
export type OwnSession = { key: string; current: boolean; userAgent: string; address: string; startedAt: string; usedAt: string };

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const handheld = ['Android', 'iPhone', 'iPad'];

/** One browser in which somebody is signed in. */
export const SessionRow = ({ session, onEnd }: { session: OwnSession; onEnd: () => void }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { browser, system } = browserName(session.userAgent);
  const Device = handheld.includes(system ?? '') ? IconDeviceMobile : IconDeviceDesktop;
  const name = browser
    ? t('access.account.sessions.browser', { browser, system: system ?? t('access.account.sessions.unknownSystem') })
    : t('access.account.sessions.unknownBrowser');
  return (
    <li className={classes.row}>
      <Device size={22} stroke={1.6} aria-hidden className={classes.icon} />
      <div className={classes.what}>
        <div className={classes.name}>
          {name} {session.current && <Chip tone="ok">{t('access.account.sessions.current')}</Chip>}
        </div>
        <div className={classes.more}>
          <span>{t('access.account.sessions.started', { at: dateTimeText(session.startedAt, zone) })}</span>
          <span>{t('access.account.sessions.used', { at: relativeText(session.usedAt, Date.now(), language) })}</span>
          {session.address && <span>{t('access.account.sessions.address', { address: session.address })}</span>}
        </div>
      </div>
      {!session.current && (
        <Button variant="default" size="compact-sm" onClick={onEnd} aria-label={t('access.account.sessions.endOne', { browser: name })}>
          {t('access.account.sessions.end')}
        </Button>
      )}
    </li>
  );
};
