import { z } from 'zod';

/** The settings file that the front end reads first (specification point 3, 'App configuration'). Each address may be another host. */
export const settingsFile = z.object({
  apiBaseUrl: z.string(),
  accessApiUrl: z.string(),
  regionsApiUrl: z.string(),
  wordsApiUrl: z.string(),
  tenantsApiBaseUrl: z.string(),
  docsUrl: z.string(),
  baseHelpUrl: z.string(),
  /** Section of the portal → page below `baseHelpUrl`; a section without one has the section 'default'. */
  helpUrls: z.record(z.string(), z.string()),
  /** Paths below which the introduction is offered on a first visit. */
  wizardBasePaths: z.array(z.string()),
  /** Address of map tiles with `{z}/{x}/{y}`; null: a plain map with outlines. */
  mapTilesUrl: z.string().nullable(),
  version: z.string(),
});

export type SettingsFile = z.infer<typeof settingsFile>;
