import type { Key } from '@bronhouder/domain/instant.ts';
import { perform } from '../../change.ts';
import type { Caller } from '../../http/caller.ts';
import { on } from '../../http/implement.ts';
import { valueOf } from '../../http/refusal-error.ts';
import { saveMail } from '../users/save-mail.ts';
import { saveProfile } from '../users/save-profile.ts';
import { saveStandIn } from '../users/save-stand-in.ts';
import { exportProfile } from './export-profile.ts';
import { listColleagues } from './queries/colleagues.ts';
import { listGaps } from './queries/gaps.ts';
import { getProfile } from './queries/get.ts';

const { profile } = on;

/** The input about the caller: nobody names whose profile it is. */
const own = <Input extends object>(caller: Caller, input: Input): Input & { key: Key } => ({ ...input, key: caller.who.user.key });

export const profileRoutes = profile.router({
  get: profile.get.handler(({ context }) => getProfile(context.caller)),
  save: profile.save.handler(async ({ context: { caller }, input }) => valueOf(await perform(saveProfile, caller, own(caller, input)))),
  saveMail: profile.saveMail.handler(async ({ context: { caller }, input }) =>
    valueOf(await perform(saveMail, caller, own(caller, input))),
  ),
  saveStandIn: profile.saveStandIn.handler(async ({ context: { caller }, input }) =>
    valueOf(await perform(saveStandIn, caller, own(caller, input))),
  ),
  colleagues: profile.colleagues.handler(({ context, input }) => listColleagues(context.caller, input)),
  gaps: profile.gaps.handler(({ context, input }) => listGaps(context.caller, input)),
  export: profile.export.handler(({ context }) => exportProfile(context.caller)),
});
