import { CloseButton } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-formats.ts';
import { useSite } from '../start/site.ts';
import classes from './important-message.module.css';

/** The tenant's important message above every page; closed, it stays away until the next visit. */
export const ImportantMessage = () => {
  const { t } = useTranslation();
  const local = useLocalised();
  const message = useSite()?.importantMessage;
  const [closed, setClosed] = useState(false);
  if (!message || closed) return null;
  return (
    <aside className={classes.message} aria-label={t('shell.important')}>
      <IconInfoCircle size={18} aria-hidden />
      <span className={classes.text}>{local(message)}</span>
      <CloseButton size={24} iconSize={16} aria-label={t('shell.closeImportant')} onClick={() => setClosed(true)} />
    </aside>
  );
};
