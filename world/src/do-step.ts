import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Instant } from '@bronhouder/domain/instant.ts';
import { drawUpload } from './draw/upload.ts';
import { morningOf } from './moment.ts';
import type { Step } from './seeds.ts';
import type { Act, WorldVerbs } from './verbs.ts';

/** Does one step of a history with the record's content so far; answers its content afterwards. */
export const doStep = async (verbs: WorldVerbs, now: Instant, act: Act, step: Step, content: Content): Promise<Content> => {
  const save = async (changes: Content, state: 'concept' | 'ready'): Promise<Content> => {
    const changed = { ...content, ...changes };
    await verbs.saveOrganisation(act, { content: changed, state });
    return changed;
  };
  switch (step.act) {
    case 'save':
      return save(step.content, step.state);
    case 'upload': {
      const { field, file, state } = step;
      return save({ [field]: await verbs.uploadFile(act, { field, name: file.name, bytes: drawUpload(file) }) }, state);
    }
    case 'plan':
      await verbs.plan(act, { from: morningOf(now, step.fromDay), till: step.tillDay === null ? null : morningOf(now, step.tillDay) });
      return content;
    case 'depublish':
      await verbs.depublish(act, { note: step.note, from: step.fromDay === null ? null : morningOf(now, step.fromDay) });
      return content;
    case 'setOnline':
      await verbs.setOnline(act, step.online);
      return content;
    default:
      await verbs[step.act](act);
      return content;
  }
};
