import { characterProblems, isBlank, tidyLine } from './characters.ts';
import { problem, type FieldRule } from './rule.ts';
import { isText } from './shape.ts';

const scheme = /^[a-z][a-z0-9+.-]*:\/\//i;
/** A public name: labels with a dot between them and a top-level domain of letters, so no addresses in numbers and no `localhost`. */
const publicHost = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;
const maximum = 2048;

const isPublic = (url: URL): boolean =>
  ['http:', 'https:'].includes(url.protocol) && publicHost.test(url.hostname) && url.username === '' && url.password === '';

/**
 * The address of a website as a browser reads it, with `https://` before it when nothing stood there. Nothing when it is none.
 * Whether the site answers is asked by the server (`url-unreachable`).
 */
export const parseUrl = (typed: string): string | undefined => {
  const line = tidyLine(typed);
  if (/\s/.test(line) || line.length > maximum || characterProblems(line).length > 0) return undefined;
  const address = scheme.test(line) ? line : `https://${line}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !isPublic(url)) return undefined;
  const readable = url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href;
  return readable.length <= maximum ? readable : undefined;
};

/** The address of a website. */
export const url: FieldRule<'url'> = {
  shaped: isText,
  empty: isBlank,
  normalise: (_field, value) => parseUrl(value) ?? tidyLine(value),
  problems: (_field, value) => {
    const unwanted = characterProblems(value);
    if (unwanted.length > 0) return unwanted;
    return parseUrl(value) === undefined ? [problem('url')] : [];
  },
};
