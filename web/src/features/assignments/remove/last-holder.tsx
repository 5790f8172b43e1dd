import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Line, Loss } from '../line.ts';
import { RightsList } from '../rights-list.tsx';
import { useLineWords } from '../use-line-words.ts';
import { Candidates } from './candidates.tsx';

type Props = { line: Line; loss: Loss };

const Left = ({ line, loss }: Props) => {
  const { t } = useTranslation();
  const { nameOf, wordsOf } = useLineWords();
  const names = loss.above.map((person) => nameOf({ person, email: '' })).join(', ');
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('assignments.last.title', wordsOf(line))}
      role="status"
    >
      {loss.withoutAnybody.length > 0 && (
        <>
          <div>{t('assignments.last.without')}</div>
          <RightsList rights={loss.withoutAnybody} label={t('assignments.last.without')} />
        </>
      )}
      <div>{names ? t('assignments.last.above', { names }) : t('assignments.last.aboveNone')}</div>
    </Alert>
  );
};

/** The warning that somebody is the last who holds a role: what is left without anybody, who still can, and whom to appoint. */
export const LastHolder = ({ line, loss }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      {loss.lastOfRoot && (
        <Alert color="red" variant="light" icon={<IconShieldLock aria-hidden />} title={t('assignments.last.rootTitle')} role="status">
          {t('assignments.last.root')}
        </Alert>
      )}
      {loss.lastHere && !loss.lastOfRoot && <Left line={line} loss={loss} />}
      <Candidates line={line} people={loss.candidates} />
    </>
  );
};
