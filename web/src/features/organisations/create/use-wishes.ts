import type { SwitchName } from '@bronhouder/domain/teams/settings.ts';
import { useLocalStorage } from '@mantine/hooks';
import type { DraftPlace } from '../../../forms/draft-store.ts';

/** How switches of a new organisation are wanted otherwise than the team has them. */
export type Wishes = Partial<Record<SwitchName, boolean>>;

const nothing: Wishes = {};

/** What is wanted of the switches, kept on the device beside what was typed. */
export const useWishes = ({ tenant, user, record }: DraftPlace) => {
  const [wishes, setWishes, forget] = useLocalStorage<Wishes>({
    key: `wishes/${tenant}/${user}/${record}`,
    defaultValue: nothing,
    getInitialValueInEffect: false,
  });
  return { wishes, wish: (name: SwitchName, value: boolean) => setWishes((now) => ({ ...now, [name]: value })), forget };
};
