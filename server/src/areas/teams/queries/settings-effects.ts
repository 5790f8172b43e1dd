import type { Key } from '@bronhouder/domain/instant.ts';
import { allowed } from '@bronhouder/domain/permissions/allowed.ts';
import { touches } from '@bronhouder/domain/teams/deviations.ts';
import { type Effective, effectiveSettings, type OwnSettings, withoutRestrictions } from '@bronhouder/domain/teams/settings.ts';
import { type Caller, rightOf } from '../../../http/caller.ts';
import { found, refuse } from '../../../http/refusal-error.ts';
import { newestByConcern } from '../../types/queries.ts';
import { linesThrough, organisationsBeneath } from './beneath.ts';
import { pathOfTeam } from './path.ts';
import type { Link, Setter } from './settings-along.ts';

/** So many organisations are told of at most. */
const most = 10_000;

/** The path of a team at which the caller has the right that the call needs. Refuses `record.unknown` and `right.missing`. */
export const pathWithRight = async (caller: Caller, key: Key): Promise<Key[]> => {
  const path = found(await pathOfTeam(caller.db, key));
  const { assignments } = caller.who;
  if (!allowed(assignments, { teams: path }, 'TEAM:read')) refuse('record.unknown');
  if (!allowed(assignments, { teams: path }, rightOf(caller))) refuse('right.missing');
  return path;
};

/** What holds at the end of a line for organisations of this tenant. */
export const heldThere = (caller: Caller, line: readonly Link[]): Effective<Setter> => {
  const settings = effectiveSettings(line);
  return caller.tenant.settings.typeRestrictionsEnabled ? settings : withoutRestrictions(settings);
};

/** Which organisations beneath a team other settings would touch, and how, as far as the caller may know of them. */
export const settingsEffects = async (caller: Caller, { key, settings }: { key: Key; settings: OwnSettings }) => {
  const path = await pathWithRight(caller, key);
  const [organisations, lineTo, types] = [
    await organisationsBeneath(caller, key),
    await linesThrough(caller.db, path),
    await newestByConcern(caller.db),
  ];
  const held = new Map<Key, { before: Effective<Setter>; after: Effective<Setter> }>();
  const heldAt = (team: Key, of: readonly Key[]) => {
    const line = lineTo(of);
    const changed = line.map((link) => (link.team.key === key ? { ...link, own: settings } : link));
    const known = held.get(team) ?? { before: heldThere(caller, line), after: heldThere(caller, changed) };
    held.set(team, known);
    return known;
  };
  const touched = organisations.flatMap((it) => {
    const { before, after } = heldAt(it.team.key, it.path);
    const { reasons, already } = touches(it, before, after, types.organisation);
    if (reasons.length + already.length === 0) return [];
    const said = [...reasons.map((reason) => ({ ...reason, already: false })), ...already.map((reason) => ({ ...reason, already: true }))];
    return [{ key: it.key, title: it.title, team: it.team.name, reasons: said }];
  });
  return { touched: touched.slice(0, most), total: touched.length };
};
