import type { SettingsFile } from '@bronhouder/contract/settings-file.ts';
import type { Config } from '../config.ts';
import { helpSections } from './docs/sections.ts';

const helpUrls = Object.fromEntries(helpSections.map((section) => [section, section]));

/** The settings file that the front end reads first (specification point 3, 'App configuration'). */
export const settingsFile = ({ services, mapTilesUrl }: Pick<Config, 'services' | 'mapTilesUrl'>, version: string): SettingsFile => ({
  apiBaseUrl: services.api,
  accessApiUrl: services.access,
  regionsApiUrl: services.regions,
  wordsApiUrl: services.words,
  tenantsApiBaseUrl: services.tenants,
  docsUrl: services.docs,
  baseHelpUrl: services.docs,
  helpUrls,
  wizardBasePaths: ['/home', '/organisation', '/team'],
  mapTilesUrl,
  version,
});
