import { Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './invitations.module.css';
import type { Results } from './use-invite.ts';

type Result = Results[number];

/** What can be put right by typing another address. */
export const toCorrect = ({ outcome }: Result): boolean => outcome === 'invalid' || outcome === 'email-domain';

const Sign = ({ outcome }: Pick<Result, 'outcome'>) => {
  if (outcome === 'invited') return <IconCheck size={18} className={classes.ok} aria-hidden />;
  if (outcome === 'double' || outcome === 'holds-already' || outcome === 'invited-already')
    return <IconMinus size={18} className={classes.quiet} aria-hidden />;
  return <IconAlertTriangle size={18} className={classes.bad} aria-hidden />;
};

/** What became of each address, in the order in which they were given. */
export const InviteResults = ({ results, onAgain, onClose }: { results: Results; onAgain: () => void; onClose: () => void }) => {
  const { t } = useTranslation();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <Stack gap="md">
      <Text ref={said} tabIndex={-1} className={classes.said}>
        {t('invitations.results.sent', { count: results.filter(({ outcome }) => outcome === 'invited').length })}
      </Text>
      <ul className={classes.results} aria-label={t('invitations.results.list')}>
        {results.map(({ email, outcome }, at) => (
          <li key={`${email}${at}`} className={classes.result}>
            <Sign outcome={outcome} />
            <span className={classes.email}>{email}</span>
            <span className={classes.below}>{t(`invitations.results.outcome.${outcome}`)}</span>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs">
        {results.some(toCorrect) && (
          <Button variant="default" onClick={onAgain}>
            {t('invitations.results.again')}
          </Button>
        )}
        <Button onClick={onClose}>{t('invitations.results.close')}</Button>
      </Group>
    </Stack>
  );
};
