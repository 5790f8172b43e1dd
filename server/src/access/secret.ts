import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupFault } from '../database/startup-fault.ts';

const shortest = 32;

/**
 * What cookies are signed and tokens encrypted with: `SECRET`, or made once and kept in `secret` in the data directory, readable by
 * its owner only. All processes of one portal need the same.
 * @throws StartupFault when it is too short to be one
 */
export const readSecret = (given: string | undefined, dataDir: string): string => {
  const secret = given ?? kept(join(dataDir, 'secret'));
  if (secret.length < shortest) throw new StartupFault(`SECRET must have at least ${shortest} characters.`);
  return secret;
};

const kept = (file: string): string => {
  if (!existsSync(file)) make(file);
  return readFileSync(file, 'utf8').trim();
};

const make = (file: string): void => {
  mkdirSync(join(file, '..'), { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    chmodSync(file, 0o600);
  } catch (fault) {
    // Another process that started at the same moment was first.
    if (!existsSync(file))
      throw new StartupFault(`The secret cannot be kept in ${file}: ${fault instanceof Error ? fault.message : fault}`);
  }
};

/** A key for one purpose, so that what is encrypted for one never opens for another. */
const keyFor = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `bronhouder ${purpose}`, 32));

/** Text that only opens with the same secret and purpose (AES-256-GCM). */
export const seal = (secret: string, purpose: string, text: string): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
};

/** The text of `seal`. @throws when it was sealed otherwise or changed */
export const unseal = (secret: string, purpose: string, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
};
