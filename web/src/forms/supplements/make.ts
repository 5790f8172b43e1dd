import { normaliseContent } from '@bronhouder/domain/fields/check.ts';
import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { api, handled } from '../../api/clients.ts';
import { type useHeldFiles, withoutHeld } from '../held-files.ts';

type Making = { organisation: string; type: TypeDefinition; content: Content; sent: ReturnType<typeof useHeldFiles>['sent'] };

/**
 * Makes a supplement with the files that were chosen for it: they are sent once it exists. `complete` false: it exists, but a file could
 * not be sent. A refusal of the supplement itself is thrown.
 */
export const makeSupplement = async ({ organisation, type, content: typed, sent }: Making): Promise<{ key: string; complete: boolean }> => {
  const content = normaliseContent(type.sections, typed);
  const first = await withoutHeld(content);
  const { key, working } = await api.supplement.create({ organisation, type: type.key, content: first }, handled);
  if (JSON.stringify(first) === JSON.stringify(content)) return { key, complete: true };
  try {
    const whole = await sent(content, { kind: 'supplement', key });
    await api.supplement.save({ key, revision: working, type: { key: type.key, version: type.version }, content: whole }, handled);
    return { key, complete: true };
  } catch {
    return { key, complete: false };
  }
};
