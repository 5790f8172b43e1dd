import type { SettingsFile } from '@bronhouder/contract/settings-file.ts';

let settings: SettingsFile | undefined;

/** Reads the settings file next to the app (point 7), once. Throws when it cannot be had. */
export const loadSettings = async (): Promise<SettingsFile> => {
  if (settings) return settings;
  const response = await fetch('/settings.json', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`settings file: ${response.status}`);
  settings = (await response.json()) as SettingsFile;
  return settings;
};

/** The settings, after start-up; undefined while they could not be read. */
export const knownSettings = (): SettingsFile | undefined => settings;

/** An address from the settings as an absolute one: it may be a path of this host or another host. */
export const baseAddress = async (
  name: 'apiBaseUrl' | 'accessApiUrl' | 'regionsApiUrl' | 'wordsApiUrl' | 'tenantsApiBaseUrl',
): Promise<string> => new URL((await loadSettings())[name], window.location.origin).href.replace(/\/$/, '');
