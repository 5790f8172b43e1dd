import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

const own = 'https://access.streekdata.example';
const portal = 'https://portal.streekdata.example';

test.each([
  [`${portal}/#/organisation/1/edit?section=contact`, `${portal}/#/organisation/1/edit?section=contact`],
  [`${own}/#/home`, `${own}/#/home`],
  ['/#/home', `${own}/#/home`],
  ['', `${portal}/`],
  [undefined, `${portal}/`],
  ['https://evil.example/', `${portal}/`],
  ['//evil.example', `${portal}/`],
  ['/\\evil.example', `${portal}/`],
  ['\\\\evil.example', `${portal}/`],
  ['/\t/evil.example', `${portal}/`],
  ['https:evil.example', `${own}/evil.example`],
  ['https:///evil.example', `${portal}/`],
  ['javascript:alert(1)', `${portal}/`],
  ['data:text/html,x', `${portal}/`],
  [`blob:${portal}/x`, `${portal}/`],
  [`${portal}.evil.example/`, `${portal}/`],
  [`${portal}@evil.example/`, `${portal}/`],
  ['https://evil@portal.streekdata.example/', `${portal}/`],
  ['http://portal.streekdata.example/', `${portal}/`],
  [`${portal}:8443/`, `${portal}/`],
  [`${own}/access/#/sign-out`, `${portal}/`],
  [`${own}/access/auth/callback/x`, `${portal}/`],
])('%j leads to %j', (asked, expected) => {
  const got = returnAddress(asked, [own], [portal]);
  expect(got).toBe(expected);
});

test('without another portal it leads to the host itself', () => {
  expect(returnAddress('https://evil.example', ['http://localhost:8080', 'http://localhost:5173'], [])).toBe('http://localhost:8080/');
  expect(returnAddress('http://localhost:5173/#/home', ['http://localhost:8080', 'http://localhost:5173'], [])).toBe(
    'http://localhost:5173/#/home',
  );
});
