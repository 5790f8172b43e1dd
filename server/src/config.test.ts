import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without anything set there is a setting for everything', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: './data',
    demo: false,
    maintenance: null,
    services: { api: '/api', access: '/access' },
  });
});

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '', MAINTENANCE: '' })).toEqual(readConfig({}));
});

test('settings that make no sense are all named at once, on one line', () => {
  expect(() => readConfig({ PORT: 'eighty', LOG_LEVEL: 'loud', DEMO: 'yes' })).toThrow(
    /^These settings are wrong: PORT: [^\n]*; DEMO: [^\n]*; LOG_LEVEL: [^\n]*\.$/,
  );
});

test('as many proxies are believed as there are, not whatever a visitor claims', () => {
  expect(readConfig({}).trustProxy).toBe(0);
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(/TRUST_PROXY/);
});

test('lists are taken apart', () => {
  expect(readConfig({ ORIGINS: ' https://a.example,https://b.example ,', DNS_SERVERS: '192.0.2.1' })).toMatchObject({
    origins: ['https://a.example', 'https://b.example'],
    dnsServers: ['192.0.2.1'],
  });
});
