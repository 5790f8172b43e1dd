import { isMantineColorScheme, SegmentedControl, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { type Icon, IconEye, IconInfoCircle, IconLogout, IconShieldCheck, IconSchool, IconUserCog } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../../i18n/i18n.ts';
import { isLanguage, languages } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { useLookPlace } from '../look/look-place.ts';
import { useHere } from '../menu/menus.ts';
import type { PlaceRef } from '../rights/open-rights.ts';
import { fullName, useUser } from '../session/current-user.ts';
import { signOut } from '../session/sign-out.ts';
import { useSite } from '../start/site.ts';
import classes from './user-menu.module.css';

const schemes = ['auto', 'light', 'dark'] as const;

type ChoiceProps = { label: string; value: string; data: { value: string; label: string }[]; onChange: (value: string) => void };

const Choice = ({ label, ...choice }: ChoiceProps) => (
  <div className={classes.choice}>
    <div className={classes.label}>{label}</div>
    <SegmentedControl fullWidth size="xs" aria-label={label} {...choice} />
  </div>
);

const LanguageChoice = () => {
  const { t } = useTranslation();
  return (
    <Choice
      label={t('shell.user.language')}
      value={useLanguage()}
      data={languages.map((value) => ({ value, label: t(`shell.user.languages.${value}`) }))}
      onChange={(value) => isLanguage(value) && void switchLanguage(value)}
    />
  );
};

const SchemeChoice = () => {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Choice
      label={t('shell.user.scheme')}
      value={colorScheme}
      data={schemes.map((value) => ({ value, label: t(`shell.user.schemes.${value}`) }))}
      onChange={(value) => isMantineColorScheme(value) && setColorScheme(value)}
    />
  );
};

const Action = ({ icon: Sign, label, onClick }: { icon: Icon; label: string; onClick: () => void }) => (
  <UnstyledButton className={classes.action} onClick={onClick}>
    <Sign size={16} aria-hidden />
    {label}
  </UnstyledButton>
);

/** What the user's menu opens in the frame. */
export type UserActs = { onSystem: () => void; onIntroduction: () => void; onLook: () => void; onRights: (place: PlaceRef) => void };

/** What the user's menu holds: language, light or dark, account, introduction, system information, signing out. */
export const UserChoices = ({ onSystem, onIntroduction, onLook, onRights, onLeave }: UserActs & { onLeave: () => void }) => {
  const { t } = useTranslation();
  const user = useUser();
  const site = useSite();
  const lookPlace = useLookPlace();
  const here = useHere();
  return (
    <>
      <div className={classes.who}>
        <Text fw={600} size="sm">
          {fullName(user)}
        </Text>
        <Text size="xs" c="dimmed">
          {user.primaryEmail}
        </Text>
      </div>
      <LanguageChoice />
      <SchemeChoice />
      <div className={classes.actions}>
        <Link className={classes.action} {...paths.profile()} onClick={onLeave}>
          <IconUserCog size={16} aria-hidden />
          {t('profile.open')}
        </Link>
        {here && <Action icon={IconShieldCheck} label={t('rights.here.open')} onClick={() => onRights(here)} />}
        {lookPlace && <Action icon={IconEye} label={t('look.open')} onClick={onLook} />}
        <Action icon={IconSchool} label={t('shell.user.introduction')} onClick={onIntroduction} />
        <Action icon={IconInfoCircle} label={t('shell.user.system')} onClick={onSystem} />
      </div>
      <div className={classes.actions}>
        <Action icon={IconLogout} label={t('shell.user.signOut')} onClick={() => void signOut(site)} />
      </div>
    </>
  );
};
