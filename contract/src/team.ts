import { teamLogKinds } from '@bronhouder/domain/teams/log-kinds.ts';
import { z } from 'zod';
import { auditEntry } from './audit.ts';
import { entry } from './entry.ts';
import { explainedRights, roleName, typeChoice } from './place.ts';
import { count, day, flag, key, nothing, pageOf, paging, person, several, values } from './shapes.ts';

const seen = { key, version: count };
const named = z.object({ key, name: z.string() });
const name = z.string().trim().max(200);
const comment = z.string().max(4000);

/** A setting of organisations as a team has it; null: as the team above. */
const defaultSetting = z.object({ value: z.boolean(), mandatory: z.boolean() }).nullable();
/** How a switch of a new organisation starts, whether it has to stay so, and which team says that; nobody: null. */
const startingSwitch = z.object({ value: z.boolean(), mandatory: z.boolean(), from: named.nullable() });
const restriction = (item: z.ZodString | z.ZodUUID) => z.array(item).max(500).nullable();

/** What a team sets for what is beneath it (specification point 3, 'Team'). Null: as the team above has it. */
export const ownTeamSettings = z.object({
  maxVerifyAge: z.number().int().min(1).max(3650).nullable(),
  organisationTypes: restriction(z.uuid()),
  productTypes: restriction(z.uuid()),
  categories: restriction(z.string().max(100)),
  online: defaultSetting,
  workflow: defaultSetting,
  productWorkflow: defaultSetting,
});
export type OwnTeamSettings = z.output<typeof ownTeamSettings>;

/** What holds at a team, and which team set it; nobody: `from` null. */
const effective = <T extends z.ZodType>(value: T) => z.object({ value, from: named.nullable() });
export const effectiveTeamSettings = z.object({
  maxVerifyAge: effective(z.number().int().nullable()),
  organisationTypes: effective(z.array(key).nullable()),
  productTypes: effective(z.array(key).nullable()),
  categories: effective(z.array(z.string()).nullable()),
  online: effective(defaultSetting),
  workflow: effective(defaultSetting),
  productWorkflow: effective(defaultSetting),
});

/** An organisation that a change touches, and how: a code with a text. */
const touched = z.object({ key, title: z.string(), team: z.string(), reasons: z.array(z.object({ code: z.string(), values })) });

/** The same of a change of settings. `already`: it is so before the change too. */
const touchedBySettings = touched.extend({ reasons: z.array(z.object({ code: z.string(), values, already: z.boolean() })) });

/** Somebody whose rights a change touches: what they gain and lose, as rights. */
const affectedPerson = z.object({
  person,
  /** The roles that make the difference, and the teams where they are held. */
  roles: z.array(z.object({ role: roleName, team: named })),
  gains: z.array(z.string()),
  loses: z.array(z.string()),
});
export const moveEffects = z.object({
  subteams: z.number().int(),
  /** All that move along, archived ones too. */
  organisations: z.number().int(),
  /** The caller first, then by name; others only where the caller may assign roles. */
  people: z.array(affectedPerson),
  /** How many people more than are named, and how many of them gain or lose something. */
  others: z.object({ total: z.number().int(), gaining: z.number().int(), losing: z.number().int() }),
  touched: z.array(touched),
  moreTouched: z.number().int(),
  /** Why it cannot be moved there: codes of refusals. */
  obstacles: z.array(z.object({ code: z.string(), values })),
});

/** Something that will happen by itself: a plan, an end, an invitation that expires, an unused account that loses its roles. */
export const upcoming = z.object({
  what: z.enum(['published', 'ended', 'invitation-expires', 'roles-end', 'stand-in-ends']),
  at: z.string(),
  /** `organisation`: the one itself, or whose product it is. */
  subject: z.object({ kind: z.enum(['organisation', 'product', 'team', 'user']), key, name: z.string(), organisation: key.nullable() }),
  values,
});

/** How far ahead is looked. */
export const weeksAhead = z.coerce.number().int().min(1).max(26).default(6);

const teamAuditlog = z.object({
  key,
  ...paging,
  beneath: flag.default(true),
  kinds: several(z.string().max(40)),
  acts: several(z.string().max(40)),
  by: key.optional(),
  from: day.optional(),
  till: day.optional(),
});
export type TeamAuditlog = z.output<typeof teamAuditlog>;

export const team = {
  /** Every team that may be read, in the order of the tree; one round trip for thousands. */
  tree: entry('TEAM:read', 'GET', '/team')
    .input(nothing)
    .output(
      z.array(
        z.object({
          key,
          name: z.string(),
          /** Null: none that may be read. */
          parent: key.nullable(),
          version: count,
          /** Organisations of the team itself that may be read, archived ones left out. */
          organisations: z.number().int(),
          /** What may be done with it: of `TEAM:create`, `TEAM:update`, `TEAM:delete`, `ORGANISATION:create`. */
          actions: z.array(z.string()),
        }),
      ),
    ),
  get: entry('TEAM:read', 'GET', '/team/{key}')
    .input(z.object({ key }))
    .output(
      z.object({
        key,
        name: z.string(),
        comment: z.string(),
        parent: key.nullable(),
        version: count,
        subteams: z.array(z.object({ key, name: z.string(), organisations: z.number().int() })),
        /** Organisations beneath, by main state. */
        states: z.array(z.object({ state: z.string(), count: z.number().int() })),
        actions: z.array(z.string()),
      }),
    ),
  create: entry('TEAM:create', 'POST', '/team')
    .input(z.object({ parent: key, name, comment: comment.default('') }))
    .output(z.object(seen)),
  save: entry('TEAM:update', 'PUT', '/team/{key}')
    .input(z.object({ ...seen, name, comment }))
    .output(z.object(seen)),
  remove: entry('TEAM:delete', 'DELETE', '/team/{key}').input(z.object(seen)).output(nothing),
  /** What stands in the way of deleting it, and what would go with it. */
  removal: entry('TEAM:delete', 'GET', '/team/{key}/removal')
    .input(z.object({ key }))
    .output(
      z.object({
        ...seen,
        /** Roles held right at the team, and invitations to them that are open. */
        assignments: z.number().int(),
        invitations: z.number().int(),
        obstacle: z.object({ code: z.string(), values }).nullable(),
      }),
    ),
  /** Also takes the right to create teams where it is to stand. */
  move: entry('TEAM:update', 'POST', '/team/{key}/move')
    .input(z.object({ ...seen, parent: key }))
    .output(z.object(seen)),
  moveEffects: entry('TEAM:update', 'GET', '/team/{key}/move/effects')
    .input(z.object({ key, parent: key }))
    .output(moveEffects),
  settings: entry('TEAM:read', 'GET', '/team/{key}/settings')
    .input(z.object({ key }))
    .output(
      z.object({
        ...seen,
        name: z.string(),
        comment: z.string(),
        own: ownTeamSettings,
        effective: effectiveTeamSettings,
        /** As it would be if the team set nothing; of the root team: what holds when nobody does. */
        inherited: effectiveTeamSettings,
        /** What may be chosen from: what the team above allows. */
        organisationTypes: z.array(typeChoice),
        productTypes: z.array(typeChoice),
        categories: z.array(z.string()),
        actions: z.array(z.string()),
      }),
    ),
  saveSettings: entry('TEAM:settings', 'PUT', '/team/{key}/settings')
    .input(z.object({ ...seen, settings: ownTeamSettings }))
    .output(z.object(seen)),
  /** Which organisations other settings would touch; changes nothing. */
  settingsEffects: entry('TEAM:settings', 'POST', '/team/{key}/settings/effects', true)
    .input(z.object({ key, settings: ownTeamSettings }))
    .output(z.object({ touched: z.array(touchedBySettings), total: z.number().int() })),
  /** Brings the organisations beneath into line with what is mandatory, at most 100 in one call; an answer for each. */
  applySettings: entry('TEAM:settings', 'POST', '/team/{key}/settings/application')
    .input(z.object({ key, organisations: z.array(key).min(1).max(100) }))
    .output(
      z.array(
        z.object({
          key,
          title: z.string(),
          outcome: z.enum(['changed', 'unchanged', 'refused']),
          /** Why it was refused, in the language of the user. */
          reasons: z.array(z.object({ code: z.string(), values, message: z.string() })),
        }),
      ),
    ),
  /** What an organisation made here may be: point 2, 'choose type'. */
  creation: entry('ORGANISATION:create', 'GET', '/team/{key}/creation')
    .input(z.object({ key }))
    .output(
      z.object({
        /** The types that the team allows; an inactive one cannot be chosen. */
        types: z.array(typeChoice),
        maximumTypes: z.number().int(),
        online: startingSwitch,
        workflow: startingSwitch,
        productWorkflow: startingSwitch,
        /** Whoever makes one here may fill in protected fields. */
        fieldAdmin: z.boolean(),
      }),
    ),
  upcoming: entry('TEAM:read', 'GET', '/team/{key}/upcoming')
    .input(z.object({ key, weeks: weeksAhead }))
    .output(z.array(upcoming)),
  auditlog: entry('TEAM:read', 'GET', '/team/{key}/auditlog')
    .input(teamAuditlog)
    .output(
      pageOf(
        auditEntry.extend({
          kind: z.enum(teamLogKinds),
          /** `organisation`: of a product, a supplement or an agenda item, whose it is. */
          record: z.object({ key, name: z.string().nullable(), organisation: key.nullable() }),
        }),
      ).extend({
        /** The names, as they are now, of the keys that `record` and `values` hold; what is gone or out of reach has none. */
        names: z.array(
          z.object({
            key,
            kind: z.enum([
              'team',
              'organisation',
              'product',
              'supplement',
              'agenda',
              'role',
              'user',
              'assignment',
              'invitation',
              'relationType',
              'type',
            ]),
            name: z.string(),
            builtIn: roleName.shape.builtIn,
          }),
        ),
        acts: z.array(z.string()),
        people: z.array(person),
      }),
    ),
  rights: entry('TEAM:read', 'GET', '/team/{key}/rights').input(z.object({ key })).output(explainedRights),
};
