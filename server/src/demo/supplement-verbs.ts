import type { Needs } from '@bronhouder/contract/entry.ts';
import { supplement } from '@bronhouder/contract/supplement.ts';
import type { Outcome } from '@bronhouder/domain/outcome.ts';
import type { Act, WorldVerbs } from '@bronhouder/world/verbs.ts';
import { uploadFile } from '../areas/files/upload-file.ts';
import { closeSupplement } from '../areas/supplements/close-supplement.ts';
import { createSupplement } from '../areas/supplements/create-supplement.ts';
import { getSupplement } from '../areas/supplements/queries/get.ts';
import { readingSupplements } from '../areas/supplements/queries/reading.ts';
import { saveSupplement } from '../areas/supplements/save-supplement.ts';
import { perform, performNew } from '../change.ts';
import type { Caller } from '../http/caller.ts';

type Entry = { '~orpc': { meta: { needs: Needs } } };
type CallerFor = (act: Omit<Act, 'organisation'>, entry: Entry) => Promise<Caller>;

/** The value of an outcome. @throws when the act was refused, with what it was about and why */
const achieved = <T>(about: object, outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(`${JSON.stringify(about)} was refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.value;
};

/** What the organisations of the world keep in their libraries. */
export const supplementVerbs = (callerFor: CallerFor): Pick<WorldVerbs, 'makeSupplement' | 'addFile' | 'closeSupplement'> => ({
  makeSupplement: async (act, made) => {
    achieved(
      made,
      await performNew(createSupplement, await callerFor(act, supplement.create), { ...made, organisation: act.organisation }),
    );
  },
  addFile: async (act, { key, field, name, bytes }) => {
    const file = achieved(
      { key },
      await uploadFile(readingSupplements, await callerFor(act, supplement.upload), { key, field, file: new File([bytes], name) }),
    );
    const { working, type, content } = await getSupplement(await callerFor(act, supplement.get), { key });
    const input = { key, revision: working, type, content: { ...content, [field]: file } };
    achieved({ key }, await perform(saveSupplement, await callerFor(act, supplement.save), input));
  },
  closeSupplement: async (act, { key, ...closing }) => {
    const { version } = await getSupplement(await callerFor(act, supplement.get), { key });
    achieved({ key }, await perform(closeSupplement, await callerFor(act, supplement.close), { key, version, ...closing }));
  },
});
