import { isIP } from 'node:net';
import type { Allow } from './guarded-lookup.ts';

export type Ports = readonly string[];
/** The default ports of http and https: as a URL writes them, not at all. */
export const usualPorts: Ports = ['', '80', '443'];

const bare = (host: string): string => host.replace(/^\[|\]$/g, '');

/** The address, if it may be asked: http or https, a usual port, no password in it, and no IP address outside the open internet. */
export const allowedUrl = (text: string, base: URL | undefined, { allow, ports }: { allow: Allow; ports: Ports }): URL | null => {
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || !ports.includes(url.port)) return null;
  if (url.username !== '' || url.password !== '') return null;
  const host = bare(url.hostname);
  return isIP(host) !== 0 && !allow(host) ? null : url;
};
