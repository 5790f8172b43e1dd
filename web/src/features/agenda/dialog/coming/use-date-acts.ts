import type { Move, Which } from '@bronhouder/domain/agenda/acts/act.ts';
import { cancelOccurrence } from '@bronhouder/domain/agenda/acts/cancel.ts';
import { moveOccurrence } from '@bronhouder/domain/agenda/acts/move.ts';
import { resumeOccurrence } from '@bronhouder/domain/agenda/acts/resume.ts';
import type { Occurrence, Timing } from '@bronhouder/domain/agenda/item.ts';
import type { Refusal } from '@bronhouder/domain/outcome.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../records/parts/use-refusal-text.ts';
import { useItem } from '../item-context.ts';
import { writtenOf } from '../item-state.ts';
import { timingOf, withTiming } from '../typed-item.ts';
import { changedBy, type Skip, skipped, withReason } from './changes.ts';
import type { Preview } from './coming.ts';
import { useWhen } from './use-when.ts';

/** Moves a date and those that follow: that splits the item, so the server does it at once. Null while something is unsaved. */
export type MoveFollowing = { pending: boolean; run: (move: Move) => void } | null;

export type DateActs = {
  /** The date whose move is being typed. */
  asked: string | null;
  choices: Which[];
  canGiveReason: boolean;
  canChangePlace: boolean;
  pending: boolean;
  ask: (at: string | null) => void;
  /** The problems that stand in the way, at `span.startDate` and so on. */
  move: (occurrence: Occurrence, move: Move) => Problem[];
  cancel: (occurrence: Occurrence) => void;
  resume: (occurrence: Occurrence) => void;
  giveReason: (occurrence: Occurrence, reason: string) => void;
  /** Skips several at once, each for its reason. */
  skip: (dates: readonly Skip[]) => void;
};

const choicesOf = (timing: Timing, following: MoveFollowing): Which[] => {
  const repeats = timing.kind === 'series' ? timing.meetings.length > 1 : timing.kind === 'dates' && timing.repetition.type !== 'none';
  return repeats ? ['this', ...(following ? (['following'] as const) : []), 'all'] : ['this'];
};

/** Moving, skipping and putting back single dates, in the input: it is saved with the rest. `say` announces what was done. */
export const useDateActs = (preview: Preview | null, following: MoveFollowing, say: (text: string) => void): DateActs => {
  const { t } = useTranslation();
  const { item, type } = useItem();
  const { name } = useWhen();
  const [asked, ask] = useState<string | null>(null);
  const refusalText = useRefusalText();
  const tellWhyNot = ({ code, values }: Refusal) => {
    const data = { success: false as const, message: '', errorCode: code, values };
    notifications.show({ message: refusalText({ errorCode: code, serverMessage: '', data }).message, color: 'yellow' });
  };
  // Meetings that are not finished are not among the dates that are shown, and stay nonetheless.
  const timing = preview && (preview.assumed ? preview.timing : writtenOf(item).timing);
  const apply = (act: (timing: Timing) => Parameters<typeof changedBy>[0], said: string): Problem[] => {
    if (!timing) return [];
    const acted = act(timing);
    const changed = changedBy(acted, item, preview.assumed);
    if (!acted.ok && changed.problems.length === 0) tellWhyNot(acted.refusal);
    if (!changed.item) return changed.problems;
    type(changed.item);
    say(said);
    ask(null);
    return [];
  };
  return {
    asked,
    ask,
    choices: timing ? choicesOf(timing, following) : ['this'],
    canGiveReason: item.kind !== 'hours',
    canChangePlace: item.kind !== 'hours',
    pending: following?.pending ?? false,
    move: (occurrence, move) => {
      if (move.which !== 'following')
        return apply((now) => moveOccurrence(now, move), t('agendaDialog.change.saidMoved', { when: name(occurrence) }));
      const act = timing && moveOccurrence(timing, move);
      if (act && !act.ok) {
        if (act.refusal.problems.length === 0) tellWhyNot(act.refusal);
        return act.refusal.problems;
      }
      following?.run(move);
      return [];
    },
    cancel: (occurrence) =>
      void apply(
        (now) => cancelOccurrence(now, { at: occurrence.at, which: 'this', reason: '' }),
        t('agendaDialog.change.saidCancelled', { when: name(occurrence) }),
      ),
    resume: (occurrence) =>
      void apply((now) => resumeOccurrence(now, { at: occurrence.at }), t('agendaDialog.change.saidResumed', { when: name(occurrence) })),
    giveReason: (occurrence, reason) => {
      type(withTiming(item, withReason(timingOf(item), occurrence, reason)));
    },
    skip: (dates) => void apply((now) => skipped(now, dates), t('agendaDialog.notices.skipped', { count: dates.length })),
  };
};
