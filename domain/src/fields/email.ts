import { isBlank, tidyLine } from './characters.ts';
import { problem, type FieldRule } from './rule.ts';
import { isText } from './shape.ts';

const mailbox = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const domain = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu;

/**
 * An e-mail address with the domain in small letters; nothing when it is none. Letters of the mailbox stay as they are: they may
 * matter to the receiver. Whether the domain receives mail is asked by the server (`email-domain`).
 */
export const parseEmail = (typed: string): string | undefined => {
  const address = tidyLine(typed);
  const at = address.lastIndexOf('@');
  const [name, host] = [address.slice(0, at), address.slice(at + 1).toLowerCase()];
  const fits = at > 0 && name.length <= 64 && address.length <= 254;
  return fits && mailbox.test(name) && domain.test(host) ? `${name}@${host}` : undefined;
};

/** An e-mail address. */
export const email: FieldRule<'email'> = {
  shaped: isText,
  empty: isBlank,
  normalise: (_field, value) => parseEmail(value) ?? tidyLine(value),
  problems: (_field, value) => (parseEmail(value) === undefined ? [problem('email')] : []),
};
