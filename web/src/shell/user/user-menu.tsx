import { Avatar, isMantineColorScheme, Menu, SegmentedControl, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconInfoCircle, IconLogout, IconSchool, IconUserCog } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../../i18n/i18n.ts';
import { isLanguage, languages } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-formats.ts';
import { fullName, initials, useUser } from '../session/current-user.ts';
import { signOut } from '../session/sign-out.ts';
import { useSite } from '../start/site.ts';
import classes from './user-menu.module.css';

const schemes = ['auto', 'light', 'dark'] as const;

const LanguageChoice = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      aria-label={t('shell.user.language')}
      value={language}
      data={languages.map((value) => ({ value, label: t(`shell.user.languages.${value}`) }))}
      onChange={(value) => isLanguage(value) && void switchLanguage(value)}
    />
  );
};

const SchemeChoice = () => {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      aria-label={t('shell.user.scheme')}
      value={colorScheme}
      data={schemes.map((value) => ({ value, label: t(`shell.user.schemes.${value}`) }))}
      onChange={(value) => isMantineColorScheme(value) && setColorScheme(value)}
    />
  );
};

/** The user's own menu: language, light or dark, account, system information, introduction, signing out. */
export const UserMenu = ({ onSystem, onIntroduction }: { onSystem: () => void; onIntroduction: () => void }) => {
  const { t } = useTranslation();
  const user = useUser();
  const site = useSite();
  const name = fullName(user);
  return (
    <Menu width={290}>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={t('shell.top.user', { name })}>
          <Avatar size={30} color="accent" variant="light" aria-hidden>
            {initials(user)}
          </Avatar>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <Text fw={600} size="sm">
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {user.primaryEmail}
          </Text>
        </div>
        <div className={classes.choice}>
          <div className={classes.label}>{t('shell.user.language')}</div>
          <LanguageChoice />
        </div>
        <div className={classes.choice}>
          <div className={classes.label}>{t('shell.user.scheme')}</div>
          <SchemeChoice />
        </div>
        <Menu.Divider />
        {site?.allowMyProfile && site.profileUrl && (
          <Menu.Item component="a" href={site.profileUrl} leftSection={<IconUserCog size={16} aria-hidden />}>
            {t('shell.user.profile')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconSchool size={16} aria-hidden />} onClick={onIntroduction}>
          {t('shell.user.introduction')}
        </Menu.Item>
        <Menu.Item leftSection={<IconInfoCircle size={16} aria-hidden />} onClick={onSystem}>
          {t('shell.user.system')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void signOut(site)}>
          {t('shell.user.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
