import type { PersonSeed } from './seeds.ts';

/** The password of everybody in the demo world, printed at its start. Nothing outside the demo world has a password that is known. */
export const demoPassword = 'veel licht boven de kempen';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The shared secret of somebody's second factor in base32, as an authenticator wants it typed; null: they have none. */
export const authenticatorSecret = ({ secondFactor }: PersonSeed): string | null => {
  if (!secondFactor) return null;
  const bits = [...new TextEncoder().encode(secondFactor.secret)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};
