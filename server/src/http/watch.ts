import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { answers } from '../database/answers.ts';
import type { House } from '../house.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** From this very machine, and not for somebody elsewhere by a proxy on it. */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.has(socket.remoteAddress ?? '') && !headers['x-forwarded-for'] && !headers.forwarded;

const metricsOf = ({ database }: House) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'status'],
    registers: [registry],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = database.load();
      this.set({ state: 'total' }, total);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  return { registry, seconds };
};

/** Measured over several seconds: one long breath, of a machine that was busy with something else, turns nobody away. */
const pressure = { maxEventLoopDelay: 2000, sampleInterval: 5000, retryAfter: 10 };

/** `/health/live`, `/health/ready` (the database answers) and, for loopback only, `/metrics`; sheds load before everything gets slow. */
export const mountWatch = async (app: FastifyInstance, house: House): Promise<void> => {
  await app.register(underPressure, pressure);
  const { registry, seconds } = metricsOf(house);
  app.addHook('onResponse', async (request, reply) =>
    seconds.observe({ method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000),
  );
  app.get('/health/live', async () => ({ live: true }));
  app.get('/health/ready', async (_request, reply) => {
    const ready = await answers(house.database);
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', async (request, reply) =>
    isFromHere(request) ? reply.type(registry.contentType).send(await registry.metrics()) : reply.code(404).send(),
  );
};
