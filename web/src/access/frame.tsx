import { Alert, isMantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '../i18n/i18n.ts';
import { isLanguage, languages } from '../i18n/language.ts';
import { useLanguage, useLocalised } from './language.ts';
import classes from './frame.module.css';
import { useSite } from './site.ts';

const schemes = ['auto', 'light', 'dark'] as const;

const Brand = () => {
  const { name, settings } = useSite();
  return (
    <div className={classes.brand}>
      {settings.logo ? (
        <img src={settings.logo} alt="" className={classes.image} />
      ) : (
        <span className={classes.logo} aria-hidden>
          {name.charAt(0)}
        </span>
      )}
      <span>{name}</span>
    </div>
  );
};

const Choices = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <footer className={classes.foot}>
      <SegmentedControl
        size="xs"
        aria-label={t('access.language')}
        value={language}
        data={languages.map((value) => ({ value, label: t(`access.languages.${value}`) }))}
        onChange={(value) => isLanguage(value) && void switchLanguage(value)}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('access.scheme')}
        value={colorScheme}
        data={schemes.map((value) => ({ value, label: t(`access.schemes.${value}`) }))}
        onChange={(value) => isMantineColorScheme(value) && setColorScheme(value)}
      />
    </footer>
  );
};

/** What the tenant wants everybody to read before signing in. */
export const ImportantMessage = () => {
  const { t } = useTranslation();
  const message = useLocalised(useSite().importantMessage);
  if (!message) return null;
  return (
    <Alert icon={<IconInfoCircle aria-hidden />} title={t('access.important')} mb="md" variant="light">
      {message}
    </Alert>
  );
};

/** Around every page of the access service: the tenant's name above, language and appearance below. */
export const Frame = ({ wide = false, aside, children }: { wide?: boolean; aside?: ReactNode; children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <a href="#content" className={classes.skip} onClick={focusContent}>
        {t('access.skip')}
      </a>
      <header className={classes.top}>
        <Brand />
        {aside}
      </header>
      <main className={classes.main} data-wide={wide || undefined} id="content" tabIndex={-1} style={{ outline: 'none' }}>
        <div className={wide ? classes.wide : classes.narrow}>{children}</div>
      </main>
      <Choices />
    </div>
  );
};

// The part after # names the page here, so the link itself must not change it.
const focusContent = (event: { preventDefault(): void }) => {
  event.preventDefault();
  document.getElementById('content')?.focus();
};
