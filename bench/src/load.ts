import autocannon from 'autocannon';

/** Requests a second, the middle of the times in milliseconds, and how many were not answered as they should be. */
export type Measured = { rate: number; p50: number; failed: number };

export type Ask = { method: 'GET' | 'PUT' | 'POST'; path: string; body?: string };

/** Whom to ask, as whom, over how many connections at the same time, and what. */
export type Load = { origin: string; headers: Record<string, string>; connections: number; next: (number: number) => Ask };

/** Each request comes from another address, as those of a portal's users do: the limit per address is not what is measured. */
const addressOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** From the start to the last answer: the library itself only looks at the clock once a second. */
const timed = (options: autocannon.Options): Promise<{ result: autocannon.Result; seconds: number }> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    let last = began;
    const work = autocannon(options, (fault, result) => (fault ? reject(fault) : resolve({ result, seconds: (last - began) / 1000 })));
    work.on('response', () => {
      last = performance.now();
    });
  });

const measure = async (
  { origin, headers, connections, next }: Load,
  limit: { duration: number } | { amount: number },
): Promise<Measured> => {
  let number = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    number += 1;
    const { method, path, body } = next(number - 1);
    return { ...request, method, path, body, headers: { ...request.headers, 'x-forwarded-for': addressOf(number) } };
  };
  const json: Record<string, string> = next(0).body ? { 'content-type': 'application/json' } : {};
  const options = { url: origin, connections, headers: { ...headers, ...json, origin }, requests: [{ setupRequest }], ...limit };
  const { result, seconds } = await timed(options);
  return { rate: result.requests.total / seconds, p50: result.latency.p50, failed: result.non2xx + result.errors };
};

/** Asks for some seconds; what comes first warms up and is not counted. */
export const during = async (seconds: number, load: Load): Promise<Measured> => {
  await measure(load, { duration: 2 });
  return measure(load, { duration: seconds });
};

/** Asks this often, for what can be done only once to each record; a tenth of it warms up. */
export const times = async (amount: number, load: Load): Promise<Measured> => {
  const warm = Math.floor(amount / 10);
  await measure(load, { amount: warm });
  return measure({ ...load, next: (number) => load.next(number + warm) }, { amount: amount - warm });
};
