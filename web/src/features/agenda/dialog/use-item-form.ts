import { itemProblems } from '@bronhouder/domain/agenda/problems.ts';
import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { useCallback, useMemo, useState } from 'react';
import type { Choice } from '../../../forms/conflicts.ts';
import { useEarlierInput, useKeptInput } from '../../../forms/use-kept-input.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import type { AgendaItem } from './agenda-item.ts';
import { changedParts, chose, type ItemState, left, opened, type Part, shownOf, typed } from './item-state.ts';
import { begun, contentOf, type Preset, type TypedItem, typedOf } from './typed-item.ts';

type Props = { organisation: string; saved: AgendaItem | null; preset: Preset; over: boolean };

/** What the form begins with: what was saved, or what is known of a new one. */
const beginning = (saved: AgendaItem | null, preset: Preset): { revision: number; item: TypedItem } =>
  saved
    ? { revision: saved.working, item: typedOf({ product: saved.product.key, location: saved.location.key, timing: saved.timing }) }
    : { revision: 0, item: begun(preset) };

/** The input of the dialog: its state, what follows from it, and what can be done to it. Starts from what was left unsaved, if anything. */
export const useItemForm = ({ organisation, saved, preset, over }: Props) => {
  const record = saved ? `agenda-${saved.key}` : `agenda-new-${organisation}`;
  const { earlier, told, dismiss } = useEarlierInput<TypedItem>(record);
  const [start] = useState(() => beginning(saved, preset));
  const [state, setState] = useState<ItemState>(() =>
    earlier
      ? opened(earlier.revision, contentOf(earlier.base), earlier.content)
      : opened(start.revision, contentOf(start.item), start.item),
  );
  const today = todayIn(useTimeZone(), new Date().toISOString());
  const changed = useMemo(() => changedParts(state), [state]);
  const problems = useMemo(() => [...itemProblems(contentOf(state.item), { today }), ...state.outside], [state.item, state.outside, today]);
  const shown = useMemo(() => shownOf(state, problems), [state, problems]);
  const dirty = changed.length > 0;
  useKeptInput<TypedItem>(record, { revision: state.revision, base: typedOf(state.base), content: state.item }, dirty && !over);
  return {
    state,
    setState,
    dirty,
    today,
    problems,
    shown,
    restored: earlier && told ? { at: earlier.at, dismiss } : null,
    discard: () => setState(opened(start.revision, contentOf(start.item), start.item)),
    type: useCallback((change: Partial<TypedItem>) => setState((now) => typed(now, change)), []),
    leave: useCallback((path: string) => setState((now) => left(now, path)), []),
    choose: useCallback((part: Part, choice: Choice) => setState((now) => chose(now, part, choice)), []),
  };
};

export type ItemForm = ReturnType<typeof useItemForm>;
