import autocannon from 'autocannon';

/** Requests a second, the middle of the times in milliseconds, and how many were not answered as they should be. */
export type Measured = { rate: number; p50: number; failed: number };

export type Ask = { method: 'GET' | 'PUT' | 'POST'; path: string; body?: string };

const connections = 20;

/** Each request comes from another address, as those of a portal's users do: the limit per address is not what is measured. */
const addressOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

const measure = async (
  origin: string,
  headers: Record<string, string>,
  next: (number: number) => Ask,
  limit: object,
): Promise<Measured> => {
  let number = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    number += 1;
    const { method, path, body } = next(number - 1);
    return { ...request, method, path, body, headers: { ...request.headers, 'x-forwarded-for': addressOf(number) } };
  };
  const json: Record<string, string> = next(0).body ? { 'content-type': 'application/json' } : {};
  const result = await autocannon({
    url: origin,
    connections,
    headers: { ...headers, ...json, origin },
    requests: [{ setupRequest }],
    ...limit,
  });
  return { rate: result.requests.total / result.duration, p50: result.latency.p50, failed: result.non2xx + result.errors };
};

/** Asks for some seconds, over 20 connections; what comes first warms up and is not counted. */
export const during = async (
  seconds: number,
  origin: string,
  headers: Record<string, string>,
  next: (number: number) => Ask,
): Promise<Measured> => {
  await measure(origin, headers, next, { duration: 2 });
  return measure(origin, headers, next, { duration: seconds });
};

/** Asks this often, over 20 connections, for what can be done only once to each record; a tenth of it warms up. */
export const times = async (
  amount: number,
  origin: string,
  headers: Record<string, string>,
  next: (number: number) => Ask,
): Promise<Measured> => {
  const warm = Math.floor(amount / 10);
  await measure(origin, headers, next, { amount: warm });
  return measure(origin, headers, (number) => next(number + warm), { amount: amount - warm });
};
