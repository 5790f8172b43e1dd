import { Agent, request } from 'undici';
import { isForExamples } from '../reserved-names.ts';
import type { Verdict } from '../verdicts.ts';
import { within } from '../within.ts';
import { allowedUrl, type Ports, usualPorts } from './allowed-url.ts';
import { type Allow, byTheMachine, guardedLookup, publicOnly, type Resolve } from './guarded-lookup.ts';

type Settings = { timeoutMs?: number; resolve?: Resolve; allow?: Allow; ports?: Ports };
type Answer = { status: number; location: string | undefined };

const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

/** Faults that say something of the website; every other one may be the network's, or for a moment. */
const conclusive = new Set([
  'BLOCKED_ADDRESS',
  'ENOTFOUND',
  'ECONNREFUSED',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

const codesOf = (fault: unknown): string[] => {
  if (!(fault instanceof Error)) return [];
  const own = 'code' in fault ? [String(fault.code)] : [];
  const inside = fault instanceof AggregateError ? fault.errors.flatMap(codesOf) : [];
  return [...own, ...inside, ...codesOf(fault.cause)];
};

const verdictOfFault = (fault: unknown): Verdict => (codesOf(fault).some((code) => conclusive.has(code)) ? 'refused' : 'unsure');

/** A page that asks to sign in or to come back later is there; a server in trouble may be there tomorrow. */
const verdictOfStatus = (status: number): Verdict => {
  if (status < 400 || [401, 403, 405, 407, 418, 429, 451].includes(status)) return 'ok';
  return status >= 500 ? 'unsure' : 'refused';
};

/**
 * Asks whether a website answers (point 5), without reading what it says. It never reaches an address outside the open internet, nor
 * by a redirect or by a name that changes its mind; it takes 5 seconds at most, then it is `unsure`.
 */
export const website = ({ timeoutMs = 5000, resolve = byTheMachine, allow = publicOnly, ports = usualPorts }: Settings = {}) => {
  const agent = new Agent({
    connect: { lookup: guardedLookup(resolve, allow), timeout: timeoutMs },
    maxHeaderSize: 16_384,
    keepAliveTimeout: 1000,
  });

  const ask = async (url: URL, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<Answer> => {
    const { statusCode, headers, body } = await request(url, {
      method,
      dispatcher: agent,
      signal,
      headers: { 'user-agent': 'Bronhouder', accept: '*/*' },
    });
    body.on('error', () => {}).destroy();
    return { status: statusCode, location: [headers.location].flat()[0] };
  };

  const follow = async (url: URL, signal: AbortSignal, left = mostRedirects): Promise<Verdict> => {
    const first = await ask(url, 'HEAD', signal);
    const { status, location } = first.status >= 400 ? await ask(url, 'GET', signal) : first;
    if (!redirects.has(status) || location === undefined) return verdictOfStatus(status);
    const next = left > 0 ? allowedUrl(location, url, { allow, ports }) : null;
    return next ? follow(next, signal, left - 1) : 'refused';
  };

  return async (text: string): Promise<Verdict> => {
    const url = allowedUrl(text, undefined, { allow, ports });
    if (!url) return 'refused';
    if (isForExamples(url.hostname)) return 'unsure';
    const signal = AbortSignal.timeout(timeoutMs);
    return within(timeoutMs, 'unsure', follow(url, signal).catch(verdictOfFault));
  };
};
