import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@bronhouder/contract/errors.ts';
import type { organisationShape } from '@bronhouder/contract/organisation.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { z } from 'zod';
import { cookieName, hashOf, signatureOf } from '../access/cookie.ts';
import { later } from '../access/limits.ts';
import type { House } from '../house.ts';

/** Everything that an answer may hold; a test that reads what is not there fails. */
type Body = ErrorBody &
  z.output<typeof organisationShape> & { unchanged: boolean; rows: Record<string, unknown>[]; total: number; [more: string]: unknown };
/** `Shape`: how the test reads what it is answered. */
export type Answer<Shape = Body> = { status: number; body: Shape; headers: Record<string, unknown>; text: string };
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Somebody's browser at one host. */
export type Client = {
  get<Shape = Body>(path: string): Promise<Answer<Shape>>;
  post<Shape = Body>(path: string, body?: object): Promise<Answer<Shape>>;
  put<Shape = Body>(path: string, body?: object): Promise<Answer<Shape>>;
  delete<Shape = Body>(path: string, body?: object): Promise<Answer<Shape>>;
  /** Any request, with what is particular about it. */
  ask<Shape = Body>(method: Method, path: string, particular?: InjectOptions): Promise<Answer<Shape>>;
};

/** A browser that sends this cookie; `path` is below `/api` unless it begins with `//`. */
export const clientOf = (app: FastifyInstance, host: string, cookie: () => Promise<string | null>): Client => {
  const ask = async <Shape = Body>(
    method: Method,
    path: string,
    { headers, ...particular }: InjectOptions = {},
  ): Promise<Answer<Shape>> => {
    const signedIn = await cookie();
    const all = { host, origin: `http://${host}`, cookie: signedIn ?? undefined, ...headers };
    const response = await app.inject({
      method,
      url: path.startsWith('//') ? path.slice(1) : `/api${path}`,
      ...particular,
      // A header that is undefined is one that this browser does not send.
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : {}) as Shape,
      headers: response.headers,
      text: response.payload,
    };
  };
  const withBody =
    (method: Method) =>
    <Shape = Body>(path: string, body?: object) =>
      ask<Shape>(method, path, body && { payload: body });
  return { ask, get: (path) => ask('GET', path), post: withBody('POST'), put: withBody('PUT'), delete: withBody('DELETE') };
};

const always = 10 * 365 * 24 * 3_600_000;

/** Signs somebody in without the sign-in page, and keeps the session in use whatever the clock says. */
export const sessionOf = (house: House, tenant: Key, person: Key): (() => Promise<string>) => {
  const token = randomUUID();
  const db = house.database.forTenant(tenant);
  const cookie = `${cookieName()}=${encodeURIComponent(`${token}.${signatureOf(token, house.secret)}`)}`;
  let usedAt: Instant | null = null;
  return async () => {
    const now = house.clock();
    if (usedAt === now) return cookie;
    const times = { expires_at: later(now, always), updated_at: now };
    await db
      .insertInto('user_session')
      .values({ user_id: person, token: hashOf(token), created_at: now, ...times })
      .onConflict((conflict) => conflict.column('token').doUpdateSet(times))
      .execute();
    usedAt = now;
    return cookie;
  };
};

/** A form with a file, as a browser sends it. */
export const multipart = async (fields: Record<string, string>, file: File): Promise<InjectOptions> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return { payload: Buffer.from(await request.arrayBuffer()), headers: { 'content-type': request.headers.get('content-type') ?? '' } };
};
