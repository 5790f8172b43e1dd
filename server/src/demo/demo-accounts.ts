import { authenticatorSecret, demoPassword } from '@bronhouder/world/demo-password.ts';
import type { PersonSeed, TenantSeed } from '@bronhouder/world/seeds.ts';
import { streekdataPeople } from '@bronhouder/world/streekdata/people.ts';
import { streekdataTenant } from '@bronhouder/world/streekdata/tenant.ts';
import { vlaanderenPeople } from '@bronhouder/world/vlaanderen/people.ts';
import { vlaanderenTenant } from '@bronhouder/world/vlaanderen/tenant.ts';

const lineOf = (person: PersonSeed): string => {
  const secret = authenticatorSecret(person);
  return `  ${person.email.padEnd(32)} ${person.story.en}${secret ? ` (authenticator secret ${secret})` : ''}`;
};

const linesOf = (tenant: TenantSeed, people: Record<string, PersonSeed>): string[] => [
  '',
  `${tenant.name}, at ${tenant.sites.map((site) => site.host).join(', ')}:`,
  ...Object.values(people).map(lineOf),
];

/** The accounts of the demo world, to be printed at the start. */
export const demoAccounts = (): string =>
  [
    `Demo accounts, all with the password: ${demoPassword}`,
    ...linesOf(streekdataTenant, streekdataPeople),
    ...linesOf(vlaanderenTenant, vlaanderenPeople),
  ].join('\n');
