import type { LookupAddress } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type Resolve = (host: string) => Promise<LookupAddress[]>;
/** Whether a connection to this address may be made. */
export type Allow = (address: string) => boolean;

/** The connection was not made because it would have left the open internet. */
export class BlockedAddress extends Error {
  readonly code = 'BLOCKED_ADDRESS';
}

export const byTheMachine: Resolve = (host) => resolve(host, { all: true });
export const publicOnly: Allow = isPublicAddress;

/**
 * The look-up of a connection itself: only addresses that may be connected to come out, so that nothing lies between the check and
 * the use (DNS rebinding).
 */
export const guardedLookup =
  (resolveHost: Resolve, allow: Allow): LookupFunction =>
  (host, options, callback) => {
    resolveHost(host).then(
      (found) => {
        const allowed = found.filter(({ address }) => allow(address));
        const [first] = allowed;
        if (!first) callback(new BlockedAddress(host), []);
        else if (options.all) callback(null, allowed);
        else callback(null, first.address, first.family);
      },
      (fault: unknown) => callback(fault instanceof Error ? fault : new Error(String(fault)), []),
    );
  };
