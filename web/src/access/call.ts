import { currentLanguage } from '../i18n/i18n.ts';

/** A refusal of the access service, or null values where it could not be reached at all. */
export type Fault = { code: string; message: string };

export type Result<T> = { ok: true; value: T } | { ok: false; fault: Fault };

const unreachable: Fault = { code: 'unreachable', message: '' };

/** This page is served below the service's base address, wherever that is. */
const addressOf = (path: string): URL => new URL(`.${path}`, new URL('.', window.location.href));

const isFault = (body: unknown): body is { errorCode: string; message: string } =>
  typeof body === 'object' && body !== null && 'errorCode' in body && 'message' in body;

const ask = async <T>(path: string, init: RequestInit): Promise<Result<T>> => {
  try {
    const response = await fetch(addressOf(path), {
      credentials: 'include',
      ...init,
      headers: { 'accept-language': currentLanguage(), ...init.headers },
    });
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, value: body as T };
    return { ok: false, fault: isFault(body) ? { code: body.errorCode, message: body.message } : unreachable };
  } catch {
    return { ok: false, fault: unreachable };
  }
};

/** Asks the access service for something; refusals and failures are values. */
export const get = <T>(path: string): Promise<Result<T>> => ask(path, { method: 'GET' });

/** Sends something to the access service; refusals and failures are values. */
export const post = <T = object>(path: string, body: object = {}): Promise<Result<T>> =>
  ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
