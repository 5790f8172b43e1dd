import { typeConcerns } from '@bronhouder/domain/fields/definition.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import { doStep } from './do-step.ts';
import { dayOf, workedOn } from './moment.ts';
import { fillAgenda } from './fill-agenda.ts';
import { fillProductsOf } from './fill-products.ts';
import { fillSharing } from './fill-sharing.ts';
import { fillSupplements } from './fill-supplements.ts';
import type { OrganisationSeed, Step } from './seeds.ts';
import { streekdata, streekdataSmall } from './streekdata/world.ts';
import type { TenantWorld } from './tenant-world.ts';
import type { Act, WorldVerbs } from './verbs.ts';
import { vlaanderen, vlaanderenSmall } from './vlaanderen/world.ts';

/** Its products are made before this, for nothing can be made or published afterwards. */
const endsAll = ({ act }: Step): boolean => act === 'deactivate' || act === 'archive';

const fillOrganisation = async (verbs: WorldVerbs, now: Instant, world: TenantWorld, seed: OrganisationSeed): Promise<void> => {
  const actOf = (by: Key, day: number, turn: number): Act => {
    return { tenant: world.tenant.key, organisation: seed.key, by, at: workedOn(now, day, seed.key, turn) };
  };
  const { team, types, workflow, online } = seed;
  await verbs.createOrganisation(actOf(seed.madeBy, seed.madeOn, 0), { team, types, workflow, online, content: seed.content });
  // Whoever edits it by a role at the organisation itself can hold that role only now.
  for (const assignment of world.assignments.filter((one) => one.place.key === seed.key)) await verbs.assign(world.tenant.key, assignment);
  let content = seed.content;
  for (const [index, step] of seed.history.entries()) {
    if (endsAll(step)) await fillProductsOf(verbs, now, world, seed.key);
    content = await doStep(verbs, now, actOf(step.by, step.day, index + 1), step, content);
  }
};

/** How the organisations belong together, and their codes: everything there is by then. */
const fillRelations = async (verbs: WorldVerbs, now: Instant, world: TenantWorld): Promise<void> => {
  const { key } = world.tenant;
  for (const { by, day, ...type } of world.relationTypes)
    await verbs.makeRelationType({ tenant: key, by, at: workedOn(now, day, type.key, 0) }, type);
  for (const { by, day, ...pair } of world.relations) await verbs.relate({ tenant: key, by, at: workedOn(now, day, pair.source, 0) }, pair);
  for (const { by, day, ...code } of world.isilCodes)
    await verbs.addIsil({ tenant: key, by, at: workedOn(now, day, code.organisation, 0) }, code);
};

const fillTenant = async (verbs: WorldVerbs, now: Instant, world: TenantWorld): Promise<void> => {
  const { key } = world.tenant;
  await verbs.makeTenant(world.tenant);
  for (const team of world.teams) await verbs.makeTeam(key, team);
  for (const role of world.roles) await verbs.makeRole(key, role);
  for (const person of world.people) await verbs.makeUser(key, person);
  const types = typeConcerns.flatMap((concerns) => world.types[concerns].map((type) => ({ type, concerns })));
  for (const { type, concerns } of types) await verbs.makeType(key, { ...type, active: true }, concerns);
  for (const assignment of world.assignments.filter((one) => one.place.kind === 'team')) await verbs.assign(key, assignment);
  for (const organisation of world.organisations) await fillOrganisation(verbs, now, world, organisation);
  await fillSupplements(verbs, now, world);
  for (const { key: owner } of world.organisations.filter(({ history }) => !history.some(endsAll)))
    await fillProductsOf(verbs, now, world, owner);
  await fillRelations(verbs, now, world);
  await fillSharing(verbs, now, world);
  await fillAgenda(verbs, now, world);
  for (const { team, by, day, settings } of world.teamSettings)
    await verbs.setTeam({ tenant: key, team, by, at: workedOn(now, day, team, 0) }, settings);
  for (const { by, day, ...invitation } of world.invitations)
    await verbs.invite({ tenant: key, by, at: workedOn(now, day, invitation.place.key, 0) }, invitation);
  for (const { by, day, mail, standIn } of world.profiles)
    await verbs.setProfile(
      { tenant: key, by, at: workedOn(now, day, by, 0) },
      { mail, standIn: standIn && { person: standIn.person, from: dayOf(now, standIn.from), till: dayOf(now, standIn.till) } },
    );
  for (const { type, concerns } of types.filter((one) => !one.type.active))
    await verbs.makeType(key, { ...type, version: type.version + 1 }, concerns);
};

/** The demo: both tenants whole, made through the product's own verbs. Days of its history count from `now`. */
export const fillWorld = async (verbs: WorldVerbs, now: Instant): Promise<void> => {
  await fillTenant(verbs, now, streekdata);
  await fillTenant(verbs, now, await vlaanderen());
};

/** The same cast with a few organisations in every state: for tests. */
export const fillSmallWorld = async (verbs: WorldVerbs, now: Instant): Promise<void> => {
  await fillTenant(verbs, now, streekdataSmall);
  await fillTenant(verbs, now, await vlaanderenSmall());
};

/** Organisations of the first tenant beside those of the cast, such as generated ones. */
export const fillOrganisations = async (verbs: WorldVerbs, now: Instant, organisations: readonly OrganisationSeed[]): Promise<void> => {
  for (const organisation of organisations) await fillOrganisation(verbs, now, streekdata, organisation);
};
