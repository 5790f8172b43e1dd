import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { isForExamples } from '../reserved-names.ts';
import type { Verdict } from '../verdicts.ts';
import { within } from '../within.ts';

type Settings = { servers: readonly string[]; timeoutMs?: number };
type Answer = 'some' | 'none' | 'no-domain';

/** What DNS says when there is a domain without such a record, and when there is no such domain. Anything else is no answer. */
const denials: Record<string, Answer> = { ENODATA: 'none', ENOTFOUND: 'no-domain' };

const asked = async (question: Promise<unknown[]>): Promise<Answer> => {
  try {
    return (await question).length > 0 ? 'some' : 'none';
  } catch (fault) {
    const denial = fault instanceof Error && 'code' in fault ? denials[String(fault.code)] : undefined;
    if (!denial) throw fault;
    return denial;
  }
};

/** RFC 7505: one record that names no server says that the domain takes no mail. */
const takesNone = (records: { exchange: string }[]): boolean => records.length === 1 && ['', '.'].includes(records[0]?.exchange ?? '');

/** RFC 5321, 5.1: without MX records the mail goes to the address of the domain itself. */
const hasAddress = async (resolver: Resolver, domain: string): Promise<boolean> =>
  (await asked(resolver.resolve4(domain))) === 'some' || (await asked(resolver.resolve6(domain))) === 'some';

const judge = async (resolver: Resolver, domain: string): Promise<Verdict> => {
  let refusesMail = false;
  const records = resolver.resolveMx(domain).then((found) => {
    refusesMail = takesNone(found);
    return found;
  });
  const answer = await asked(records);
  if (answer === 'no-domain' || refusesMail) return 'refused';
  return answer === 'some' || (await hasAddress(resolver, domain)) ? 'ok' : 'refused';
};

/** Asks DNS whether the domain of an e-mail address takes mail (point 5). `unsure` when it does not answer in time. */
export const mailDomain =
  ({ servers, timeoutMs = 5000 }: Settings) =>
  async (address: string): Promise<Verdict> => {
    const domain = domainToASCII(address.slice(address.lastIndexOf('@') + 1).toLowerCase());
    if (domain === '') return 'refused';
    if (isForExamples(domain)) return 'unsure';
    const resolver = new Resolver({ timeout: Math.floor(timeoutMs / 3), tries: 2 });
    if (servers.length > 0) resolver.setServers(servers);
    const verdict = await within(
      timeoutMs,
      'unsure',
      judge(resolver, domain).catch((): Verdict => 'unsure'),
    );
    resolver.cancel();
    return verdict;
  };
