import { chosenMailKinds, mailTimings } from '@bronhouder/domain/people/mail-preferences.ts';
import { z } from 'zod';
import { entry } from './entry.ts';
import { place, roleName, scope } from './place.ts';
import { count, day, key, nothing, person } from './shapes.ts';

export const mailTiming = z.enum(mailTimings);
const mailPreferences = z.record(z.enum(chosenMailKinds), mailTiming);

const standIn = z.object({ person: key, from: day, till: day });
const version = count;
const written = z.object({ version });

/** Whoever is signed in, about themselves. Where the site does not allow it (`allowMyProfile`), nothing can be changed. */
export const profile = {
  get: entry('signed-in', 'GET', '/profile')
    .input(nothing)
    .output(
      z.object({
        version,
        email: z.string(),
        firstName: z.string(),
        infix: z.string(),
        familyName: z.string(),
        phoneNumber: z.string(),
        language: z.enum(['nl', 'en']),
        mail: mailPreferences,
        standIn: z.object({ person, from: z.string(), till: z.string() }).nullable(),
        /** For whom one stands in now or later. */
        standsInFor: z.array(z.object({ person, from: z.string(), till: z.string() })),
        changeable: z.boolean(),
      }),
    ),
  save: entry('signed-in', 'PUT', '/profile')
    .input(
      z.object({
        version,
        // How long they may be is the domain's to say, at the field.
        firstName: z.string().max(1000),
        infix: z.string().max(1000),
        familyName: z.string().max(1000),
        phoneNumber: z.string().max(1000),
        language: z.enum(['nl', 'en']),
      }),
    )
    .output(written),
  saveMail: entry('signed-in', 'PUT', '/profile/mail')
    .input(z.object({ version, mail: z.partialRecord(z.enum(chosenMailKinds), mailTiming) }))
    .output(written),
  /** Null ends it. A stand-in receives tasks and mails, never a right. */
  saveStandIn: entry('signed-in', 'PUT', '/profile/stand-in')
    .input(z.object({ version, standIn: standIn.nullable() }))
    .output(written),
  /** People who hold a role where oneself holds one, by name: who could stand in. */
  colleagues: entry('signed-in', 'GET', '/profile/colleagues')
    .input(z.object({ q: z.string().trim().max(200).default('') }))
    .output(z.array(person)),
  /** What a colleague could not do of what oneself may, where one holds a role, and who could give it: standing in gives no right. */
  gaps: entry('signed-in', 'GET', '/profile/colleagues/{key}/gaps')
    .input(z.object({ key }))
    .output(z.array(z.object({ role: roleName, place, scope, lacks: z.array(z.string()), givers: z.array(person) }))),
  /** Everything that is kept about oneself, as one JSON file. */
  export: entry('signed-in', 'GET', '/profile/export')
    .route({ outputStructure: 'detailed' })
    .input(nothing)
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
};
