import type { Timing } from '@bronhouder/domain/agenda/item.ts';
import type { Localised } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { MailPreferences } from '@bronhouder/domain/people/mail-preferences.ts';
import type { Scope } from '@bronhouder/domain/permissions/assignment.ts';
import type { RelationTypeContent } from '@bronhouder/domain/relations/labels.ts';
import type { BuiltInRole } from '@bronhouder/domain/permissions/built-in-roles.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { OwnSettings } from '@bronhouder/domain/teams/settings.ts';

/** A host name on which a tenant's portal is reached, with its looks and words. */
export type SiteSeed = {
  id: Key;
  host: string;
  name: string;
  icon: string;
  accent: string;
  importantMessage: Localised | null;
  /** Language → key of the phrase → the tenant's own words for it. */
  wording: Record<'nl' | 'en', Record<string, string>>;
};

export type TenantSeed = {
  key: Key;
  name: string;
  officialName: string;
  subName: string;
  category: string;
  email: string;
  phoneNumber: string;
  website: string;
  timeZone: string;
  settings: {
    multipleOrganisationTypesAllowed?: boolean;
    typeRestrictionsEnabled?: boolean;
    showOnlineCheck?: boolean;
    maximumOrganisationTypes?: number;
  };
  sites: SiteSeed[];
  rootTeam: TeamSeed;
  /** Keys of the tenant's built-in roles; their rights are the product's. */
  builtInRoles: Record<BuiltInRole, Key>;
};

/** `parent`: null for the root team only. */
export type TeamSeed = { key: Key; name: string; comment: string; parent: Key | null };

/** What a team sets for what is beneath it: only what it sets is named. `day`: how many days from now it was set. */
export type TeamSettingsSeed = { team: Key; by: Key; day: number; settings: Partial<OwnSettings> };

/** What somebody chose in their profile, so many days from now; the days of a stand-in count from now as well. */
export type ProfileSeed = {
  day: number;
  by: Key;
  mail: MailPreferences;
  standIn: { person: Key; from: number; till: number } | null;
};

/** `team`: whose role it is; it can be held there and beneath. */
export type RoleSeed = { key: Key; name: string; description: string; team: Key; rights: Right[] };

/** How organisations can belong together, kept at a team. `day`: how many days from now it was made. */
export type RelationTypeSeed = RelationTypeContent & { key: Key; team: Key; by: Key; day: number };

/** Two organisations that belong together: the source is the part, the target the whole; of equals either comes first. */
export type RelationSeed = { type: Key; source: Key; target: Key; by: Key; day: number };

/** A product that was offered to an organisation, and what became of it. `locations`: supplements of that organisation. */
export type SharingSeed = {
  product: Key;
  organisation: Key;
  by: Key;
  day: number;
  message: string;
  answers: readonly {
    act: 'accept' | 'decline' | 'withdraw' | 'end' | 'locations';
    by: Key;
    day: number;
    note?: string;
    locations?: Key[];
  }[];
};

export type IsilSeed = { organisation: Key; by: Key; day: number; code: string; startDate: string; original: boolean; current: boolean };

export type PersonSeed = {
  key: Key;
  email: string;
  firstName: string;
  infix: string;
  familyName: string;
  phoneNumber: string;
  language: 'nl' | 'en';
  password: string;
  /** `secret` is the shared secret itself, not in base32 (see `authenticatorSecret`). */
  secondFactor: { secret: string; recoveryCodes: string[] } | null;
  /** What they are for in the demo, for the list of accounts at the start. */
  story: Localised;
  /** Of an account with a past: when it was made, last used and deactivated, in days from now. */
  past?: { madeOn: number; lastLogonOn: number | null; deactivatedOn: number | null };
};

/** `madeOn`: when it was given, in days from now; today unless said otherwise. */
export type AssignmentSeed = {
  key: Key;
  person: Key;
  role: Key;
  place: { kind: 'team' | 'organisation'; key: Key };
  scope: Scope;
  madeOn?: number;
};

/** Somebody who was invited by mail, `day` days from now. */
export type InvitationSeed = {
  day: number;
  by: Key;
  email: string;
  role: Key;
  place: AssignmentSeed['place'];
  scope: Scope;
  language: 'nl' | 'en';
  message: string;
};

/** A picture that the world draws by itself, or a small document. */
export type UploadSeed = { name: string; kind: 'logo' | 'picture' | 'document'; hue: number; text: string };

type StepOf =
  | { act: 'save'; content: Content; state: 'concept' | 'ready' }
  /** Uploads a file for a field and saves the record with it. */
  | { act: 'upload'; field: string; file: UploadSeed; state: 'concept' | 'ready' }
  | { act: 'publish' }
  | { act: 'plan'; fromDay: number; tillDay: number | null }
  | { act: 'withdrawPlan' }
  | { act: 'depublish'; note: string; fromDay: number | null }
  | { act: 'setOnline'; online: boolean }
  | { act: 'deactivate' }
  | { act: 'archive' };

/** One thing that happened to an organisation. Days count from now: negative is past. `save` names only the fields that change. */
export type Step = { day: number; by: Key } & StepOf;

/** A part in the library of an organisation, made so many days from now; with a file of its own, and a stretch in which it is closed. */
export type SupplementSeed = {
  key: Key;
  organisation: Key;
  type: Key;
  content: Content;
  by: Key;
  day: number;
  upload?: { field: string; file: UploadSeed };
  closed?: { from: number; till: number | null; reason: string };
};

/** When a product takes place at an organisation, put there so many days from now; and what somebody made of it later. */
export type AgendaSeed = {
  key: Key;
  organisation: Key;
  product: Key;
  location: Key;
  by: Key;
  day: number;
  timing: (now: Instant) => Timing;
  later?: { day: number; timing: (now: Instant) => Timing };
};

/** One thing that happened to a product. `save` names only the fields that change. */
export type ProductStep = Extract<Step, { act: 'save' | 'publish' | 'plan' | 'withdrawPlan' | 'depublish' | 'archive' }>;

export type ProductSeed = {
  key: Key;
  organisation: Key;
  type: Key;
  /** What it says when it is made. */
  content: Content;
  madeOn: number;
  madeBy: Key;
  history: ProductStep[];
};

export type OrganisationSeed = {
  key: Key;
  team: Key;
  types: Key[];
  workflow: boolean;
  online: boolean;
  /** What it says when it is made. */
  content: Content;
  madeOn: number;
  madeBy: Key;
  history: Step[];
};
