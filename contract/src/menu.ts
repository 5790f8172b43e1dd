import { z } from 'zod';
import { entry } from './entry.ts';
import { key, localised, nothing } from './shapes.ts';

const actions = z.array(z.string());
/** A type as a menu names it; `plural` stands above a list of them. */
const typeSummary = z.object({ key, name: localised, plural: localised, icon: z.string() });
const breadcrumb = z.object({ type: z.enum(['team', 'organisation']), key, title: z.string(), reachable: z.boolean() });

/**
 * Specification point 3, 'Organisation menu'. Actions without their area: `read`, `publish` … Whoever may read only something of the
 * organisation is told neither that it has codes nor who archived it.
 */
export const organisationMenu = z.object({
  id: key,
  key,
  parentTeamKey: key,
  title: z.string(),
  typeIcon: z.string(),
  state: z.string(),
  actions,
  organisationActions: actions,
  productActions: actions,
  supplementActions: actions,
  agendaActions: actions,
  teamActions: actions,
  productTypes: z.array(typeSummary),
  supplementTypes: z.array(typeSummary),
  organisationTypes: z.array(typeSummary),
  enableOrganisationWorkflow: z.boolean(),
  enableProductWorkflow: z.boolean(),
  breadcrumbs: z.array(breadcrumb),
  online: z.boolean(),
  /** It has ISIL codes. */
  isil: z.boolean(),
  archived: z.boolean(),
  archivedDate: z.string().nullable(),
  archivedBy: z.string().nullable(),
});

/** Specification point 3, 'Team menu'. */
export const teamMenu = z.object({
  id: key,
  key,
  name: z.string(),
  actions,
  organisationActions: actions,
  productActions: actions,
  productTypes: z.array(typeSummary),
  agendaActions: actions,
  teamActions: actions,
  tenantRoot: z.boolean(),
  breadcrumbs: z.array(breadcrumb),
});

export const menu = {
  organisation: entry('WITHIN:read', 'GET', '/organisation/{key}/menu').input(z.object({ key })).output(organisationMenu),
  team: entry('TEAM:read', 'GET', '/team/{key}/menu').input(z.object({ key })).output(teamMenu),
  state: entry('signed-in', 'GET', '/state')
    .input(nothing)
    .output(z.array(z.object({ key: z.string(), name: localised }))),
};
