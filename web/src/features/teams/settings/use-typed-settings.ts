import { useState } from 'react';
import { useEarlierInput, useKeptInput } from '../../../forms/use-kept-input.ts';
import { changedNames, type Input, savedInput, type TeamSettings, typedSince } from './input.ts';

/** What was typed in the form of a team on top of what is saved, also before a reload. */
export const useTypedSettings = (settings: TeamSettings) => {
  const record = `team-settings-${settings.key}`;
  const { earlier, told, dismiss } = useEarlierInput<Input>(record);
  const [change, setChange] = useState<Partial<Input>>(() => (earlier ? typedSince(earlier.base, earlier.content) : {}));
  const saved = savedInput(settings);
  const input: Input = { ...saved, ...change };
  const changed = changedNames(saved, input);
  useKeptInput(record, { revision: settings.version, base: saved, content: input }, changed.length > 0);
  return {
    input,
    changed,
    type: (part: Partial<Input>) => setChange((now) => ({ ...now, ...part })),
    clear: () => setChange({}),
    /** When the input that came back was typed. */
    restored: told && changed.length > 0 ? earlier?.at : undefined,
    dismiss,
  };
};
