import { IconInfoCircle } from '@tabler/icons-react';
import type { Instant } from '@bronhouder/domain/instant.ts';
import { type EffectCode, effects } from '@bronhouder/domain/publication/effects.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../use-moments.ts';
import classes from './publish-dialog.module.css';

/** What the time line does not say by itself. */
const worthSaying: readonly EffectCode[] = ['hiddenWhileOffline', 'planWithdrawn', 'endStays'];

/** What publishing brings about besides: a plan that lapses, an end that stays, a record that is offline. */
export const PublishNotes = ({ facts, now, act }: { facts: Facts; now: Instant; act: 'publish' | 'plan' }) => {
  const { t } = useTranslation();
  const { written } = useMoments();
  const notes = effects(act, facts, {}, now).filter(({ code }) => worthSaying.includes(code));
  if (notes.length === 0) return null;
  return (
    <ul className={classes.list}>
      {notes.map(({ code, count, values }) => (
        <li key={code} style={{ display: 'flex', gap: 8 }}>
          <IconInfoCircle size={18} aria-hidden style={{ flex: 'none', color: 'var(--ink-3)' }} />
          {t(`publication.effects.codes.${code}`, { ...written(values), count })}
        </li>
      ))}
    </ul>
  );
};
