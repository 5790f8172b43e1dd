import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { organisations as its, people } from '@bronhouder/world/cast.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { openWorld } from '../for-tests.ts';
import { sessionOf } from './client-for-tests.ts';

const world = await openWorld();
afterAll(world.close);

test('a client that leaves during an upload is no trouble of ours', async () => {
  const errors = vi.spyOn(world.house.log, 'error');
  const quiet = vi.spyOn(world.house.log, 'debug');
  const address = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), address.hostname);
  await once(socket, 'connect');
  const head = [
    `POST /api/organisation/${its.lindenhof.key}/file HTTP/1.1`,
    'host: localhost',
    'content-type: multipart/form-data; boundary=x',
    'content-length: 1000000',
    'origin: http://localhost',
    `cookie: ${await sessionOf(world.house, world.tenant.key, people.karel.key)()}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf`);
  await after(500);
  socket.destroy();
  await vi.waitFor(() => expect(quiet).toHaveBeenCalledWith(expect.anything(), 'a client left before its answer'), 5000);
  expect(errors).not.toHaveBeenCalled();
});
