import { type Effective, type SwitchName, usualDefault } from '../teams/settings.ts';
import type { Switches } from './settings.ts';

type Settings = Pick<Effective<unknown>, SwitchName>;

/**
 * How the switches of a new organisation stand: as wanted, and where nothing is wanted as the team has them, or else as usual (point 3,
 * 'default organisation settings'). Whether what is wanted may be is another question: see `againstMandatory`.
 */
export const startingSwitches = (settings: Settings, wanted: Partial<{ [S in SwitchName]: boolean | undefined }> = {}): Switches => {
  const start = (name: SwitchName) => wanted[name] ?? settings[name].value?.value ?? usualDefault.value;
  return { online: start('online'), workflow: start('workflow'), productWorkflow: start('productWorkflow') };
};

/** How the switches of a copy stand: not online unless the team says so, the workflows as those of the original unless the team insists. */
export const switchesOfCopy = (settings: Settings, original: Switches): Switches => {
  const kept = (name: 'workflow' | 'productWorkflow') => {
    const { value } = settings[name];
    return value?.mandatory ? value.value : original[name];
  };
  return {
    online: settings.online.value?.value ?? false,
    workflow: kept('workflow'),
    productWorkflow: kept('productWorkflow'),
  };
};
