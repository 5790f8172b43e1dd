import { file } from '@bronhouder/contract/file.ts';
import { invitation as contract } from '@bronhouder/contract/invitation.ts';
import { organisation } from '@bronhouder/contract/organisation.ts';
import { team } from '@bronhouder/contract/team.ts';
import { profile } from '@bronhouder/contract/profile.ts';
import type { Needs } from '@bronhouder/contract/entry.ts';
import type { Key } from '@bronhouder/domain/instant.ts';
import type { Outcome } from '@bronhouder/domain/outcome.ts';
import type { Act, WorldVerbs } from '@bronhouder/world/verbs.ts';
import type { SignedIn } from '../access/session.ts';
import { uploadFile } from '../areas/files/upload-file.ts';
import { createInvitations } from '../areas/invitations/create-invitations.ts';
import { archiveOrganisation } from '../areas/organisations/archive-organisation.ts';
import { createOrganisation } from '../areas/organisations/create-organisation.ts';
import { deactivateOrganisation } from '../areas/organisations/deactivate-organisation.ts';
import { depublishOrganisation } from '../areas/organisations/depublish-organisation.ts';
import { planOrganisation } from '../areas/organisations/plan-organisation.ts';
import { publishOrganisation } from '../areas/organisations/publish-organisation.ts';
import { readingOrganisations } from '../areas/organisations/queries/reading.ts';
import type { OrganisationRecord } from '../areas/organisations/record.ts';
import { saveOrganisation } from '../areas/organisations/save-organisation.ts';
import { updateSettings } from '../areas/organisations/update-settings.ts';
import { withdrawPlanOfOrganisation } from '../areas/organisations/withdraw-plan.ts';
import { getProfile } from '../areas/profile/queries/get.ts';
import { getTeamSettings } from '../areas/teams/queries/settings.ts';
import { saveSettings } from '../areas/teams/save-settings.ts';
import { tenantByKey } from '../areas/tenants/queries/find.ts';
import type { Tenant } from '../areas/tenants/tenant.ts';
import { saveMail } from '../areas/users/save-mail.ts';
import { saveStandIn } from '../areas/users/save-stand-in.ts';
import { perform, performNew, type Verb } from '../change.ts';
import type { Caller } from '../http/caller.ts';
import { callerOf } from '../http/implement.ts';
import type { House } from '../house.ts';
import { agendaVerbs } from './agenda-verbs.ts';
import { actingAs } from './acting.ts';
import { castVerbs } from './cast-verbs.ts';
import { inDatabase, type Keeping } from './keeping.ts';
import { productVerbs } from './product-verbs.ts';
import { relationVerbs } from './relation-verbs.ts';
import { sharingVerbs } from './sharing-verbs.ts';
import { supplementVerbs } from './supplement-verbs.ts';

type Entry = { '~orpc': { meta: { needs: Needs } } };

/** Nobody is asked whether an address of the world answers: most of it is made up, and filling it must not need the internet. */
const unasked: House['outside']['verdicts'] = { known: () => 'unsure', ask: async (questions) => questions.map(() => 'unsure') };

/** The value of an outcome. @throws when the act was refused, with who, what and why */
const achieved = <T>(name: string, act: Act, outcome: Outcome<T>): T => {
  if (outcome.ok) return outcome.value;
  const { code, values, problems, also } = outcome.refusal;
  throw new Error(
    `${name} of organisation ${act.organisation} by ${act.by} at ${act.at} was refused: ${JSON.stringify({ code, values, problems, also })}`,
  );
};

/** The verbs of the product as the world calls them: each in the name of somebody with their real rights, at a moment in the past. */
export const worldVerbs = (real: House, keeping: Keeping = inDatabase): WorldVerbs => {
  const house: House = { ...real, wake: () => {}, outside: { ...real.outside, verdicts: unasked } };
  const tenants = new Map<Key, Tenant | null>();
  const people = new Map<Key, SignedIn>();

  const callerFor = async (act: Omit<Act, 'organisation'>, entry: Entry): Promise<Caller> => {
    const tenant = tenants.get(act.tenant) ?? (await tenantByKey(house.database, act.tenant));
    if (!tenant) throw new Error(`no tenant ${act.tenant}`);
    const who = people.get(act.by) ?? (await actingAs(house.database, act.tenant, act.by));
    tenants.set(act.tenant, tenant);
    people.set(act.by, who);
    return callerOf({ house, tenant, who, now: act.at }, entry['~orpc'].meta.needs);
  };

  /** A verb on the newest version of its organisation. */
  const on =
    <Input extends { key: Key; version: number }, Answer, Aside>(
      entry: Entry,
      verb: Verb<OrganisationRecord, Input, Answer, Aside>,
      name: string,
    ) =>
    async (act: Act, input: Omit<Input, 'key' | 'version'>): Promise<void> => {
      const caller = await callerFor(act, entry);
      const { version } = await keeping.seen(caller, act.organisation);
      achieved(name, act, await perform(keeping.verb(verb), caller, { ...input, key: act.organisation, version } as Input));
    };

  const publish = on(organisation.publish, publishOrganisation, 'publish');
  const withdrawPlan = on(organisation.withdrawPlan, withdrawPlanOfOrganisation, 'withdrawPlan');
  const plan = on(organisation.plan, planOrganisation, 'plan');
  const depublish = on(organisation.depublish, depublishOrganisation, 'depublish');
  const settings = on(organisation.updateSettings, updateSettings, 'updateSettings');
  const deactivate = on(organisation.deactivate, deactivateOrganisation, 'deactivate');
  const archive = on(organisation.archive, archiveOrganisation, 'archive');

  return {
    ...castVerbs(house, (person) => people.delete(person)),
    product: productVerbs(callerFor),
    ...agendaVerbs(callerFor),
    ...relationVerbs(callerFor),
    ...sharingVerbs(callerFor),
    ...supplementVerbs(callerFor),
    setTeam: async (act, changed) => {
      const caller = await callerFor(act, team.saveSettings);
      const { version, own } = await getTeamSettings(caller, { key: act.team });
      const outcome = await perform(saveSettings, caller, { key: act.team, version, settings: { ...own, ...changed } });
      achieved('settings of a team', { ...act, organisation: act.team }, outcome);
    },
    invite: async (act, { email, ...invitation }) => {
      const caller = await callerFor(act, contract.create);
      const [result] = await createInvitations(caller, { emails: [email], ...invitation });
      if (result?.outcome !== 'invited') throw new Error(`${email} was not invited: ${result?.outcome}`);
    },
    setProfile: async (act, { mail, standIn }) => {
      const caller = await callerFor(act, profile.saveMail);
      const { version } = await getProfile(caller);
      const about = { ...act, organisation: act.by };
      const own = { key: act.by, version };
      const { version: next } = achieved('mails of somebody', about, await perform(saveMail, caller, { ...own, mail }));
      achieved('stand-in of somebody', about, await perform(saveStandIn, caller, { ...own, version: next, standIn }));
    },
    createOrganisation: async (act, made) => {
      const caller = await callerFor(act, organisation.create);
      achieved('create', act, await performNew(keeping.maker(createOrganisation), caller, { ...made, key: act.organisation }));
    },
    saveOrganisation: async (act, saved) => {
      const caller = await callerFor(act, organisation.save);
      const { revision, types } = await keeping.seen(caller, act.organisation);
      achieved('save', act, await perform(keeping.verb(saveOrganisation), caller, { ...saved, key: act.organisation, revision, types }));
    },
    uploadFile: async (act, { field, name, bytes }) => {
      const upload = { key: act.organisation, field, file: new File([bytes], name) };
      return achieved('upload', act, await uploadFile(readingOrganisations, await callerFor(act, file.upload), upload));
    },
    publish: (act) => publish(act, {}),
    plan: (act, planned) => plan(act, { ...planned, replace: false }),
    withdrawPlan: (act) => withdrawPlan(act, {}),
    depublish,
    setOnline: async (act, online) => {
      const { switches } = await keeping.seen(await callerFor(act, organisation.settings), act.organisation);
      await settings(act, { ...switches, online, cancelPlans: false });
    },
    deactivate: (act) => deactivate(act, {}),
    archive: (act) => archive(act, {}),
  };
};
