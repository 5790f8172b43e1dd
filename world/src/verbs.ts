import type { ItemContent } from '@bronhouder/domain/agenda/item.ts';
import type { TypeConcern, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Content, FileReference } from '@bronhouder/domain/fields/value.ts';
import type { Instant, Key } from '@bronhouder/domain/instant.ts';
import type { MailPreferences } from '@bronhouder/domain/people/mail-preferences.ts';
import type { OwnSettings } from '@bronhouder/domain/teams/settings.ts';
import type {
  AssignmentSeed,
  InvitationSeed,
  IsilSeed,
  PersonSeed,
  RelationSeed,
  RelationTypeSeed,
  RoleSeed,
  SharingSeed,
  SupplementSeed,
  TeamSeed,
  TenantSeed,
} from './seeds.ts';

/** The same with a product. */
export type ProductAct = Omit<Act, 'organisation'> & { product: Key };

/** What is done with products. */
export type ProductVerbs = {
  create: (act: ProductAct, made: { organisation: Key; type: Key; content: Content }) => Promise<void>;
  save: (act: ProductAct, saved: { content: Content; state: 'concept' | 'ready' }) => Promise<void>;
  publish: (act: ProductAct) => Promise<void>;
  plan: (act: ProductAct, planned: { from: Instant; till: Instant | null }) => Promise<void>;
  withdrawPlan: (act: ProductAct) => Promise<void>;
  depublish: (act: ProductAct, ended: { note: string; from: Instant | null }) => Promise<void>;
  archive: (act: ProductAct) => Promise<void>;
};

/** Who does something with which organisation, and when: an explicit clock, so that history lies in the past. */
export type Act = { tenant: Key; organisation: Key; by: Key; at: Instant };

/**
 * What the world asks of the product to come into being: the verbs of an administrator and of an editor. The server gives its own
 * (nothing is written past them); each act counts on the newest version of its organisation. A refusal is thrown.
 */
export type WorldVerbs = {
  /** Also its sites, its root team and its built-in roles. */
  makeTenant: (tenant: TenantSeed) => Promise<void>;
  makeTeam: (tenant: Key, team: TeamSeed) => Promise<void>;
  makeRole: (tenant: Key, role: RoleSeed) => Promise<void>;
  makeUser: (tenant: Key, person: PersonSeed) => Promise<void>;
  assign: (tenant: Key, assignment: AssignmentSeed) => Promise<void>;
  /** A type (of organisation, unless said otherwise), or a newer version of one that exists. */
  makeType: (tenant: Key, definition: TypeDefinition, concerns?: TypeConcern) => Promise<void>;

  /** What a team sets for what is beneath it. */
  setTeam: (act: { tenant: Key; team: Key; by: Key; at: Instant }, settings: Partial<OwnSettings>) => Promise<void>;

  /** Asks somebody by mail to accept a role. */
  invite: (act: { tenant: Key; by: Key; at: Instant }, invitation: Omit<InvitationSeed, 'day' | 'by'>) => Promise<void>;

  /** What somebody chooses about mails and a stand-in. */
  setProfile: (
    act: { tenant: Key; by: Key; at: Instant },
    chosen: { mail: MailPreferences; standIn: { person: Key; from: string; till: string } | null },
  ) => Promise<void>;

  /** A part for the library of the organisation; a file of its own, saved with it; when it is closed. */
  makeSupplement: (act: Act, made: Pick<SupplementSeed, 'key' | 'type' | 'content'>) => Promise<void>;
  addFile: (act: Act, file: { key: Key; field: string; name: string; bytes: Uint8Array<ArrayBuffer> }) => Promise<void>;
  closeSupplement: (act: Act, closing: { key: Key; from: string; till: string | null; reason: string }) => Promise<void>;

  /** How organisations belong together, and the codes by which libraries and archives are known. */
  makeRelationType: (act: Omit<Act, 'organisation'>, type: Omit<RelationTypeSeed, 'day' | 'by'>) => Promise<void>;
  relate: (act: Omit<Act, 'organisation'>, related: Omit<RelationSeed, 'day' | 'by'>) => Promise<void>;
  addIsil: (act: Omit<Act, 'organisation'>, code: Omit<IsilSeed, 'day' | 'by'>) => Promise<void>;

  /** Offers a product to an organisation; answers the offer, on which the next acts are. */
  offerProduct: (act: Omit<Act, 'organisation'>, offer: { product: Key; organisation: Key; message: string }) => Promise<Key>;
  answerOffer: (act: Omit<Act, 'organisation'>, share: Key, answer: Omit<SharingSeed['answers'][number], 'by' | 'day'>) => Promise<void>;

  /** When a product takes place at an organisation, and the whole of it anew. */
  makeItem: (act: Omit<Act, 'organisation'>, item: ItemContent & { key: Key; organisation: Key }) => Promise<void>;
  saveItem: (act: Omit<Act, 'organisation'>, item: ItemContent & { key: Key }) => Promise<void>;

  product: ProductVerbs;

  createOrganisation: (act: Act, made: { team: Key; types: Key[]; content: Content; workflow: boolean; online: boolean }) => Promise<void>;
  /** `content` is whole, not only what changed. */
  saveOrganisation: (act: Act, saved: { content: Content; state: 'concept' | 'ready' }) => Promise<void>;
  uploadFile: (act: Act, file: { field: string; name: string; bytes: Uint8Array<ArrayBuffer> }) => Promise<FileReference>;
  publish: (act: Act) => Promise<void>;
  plan: (act: Act, planned: { from: Instant; till: Instant | null }) => Promise<void>;
  withdrawPlan: (act: Act) => Promise<void>;
  /** `from` null: at once. */
  depublish: (act: Act, ended: { note: string; from: Instant | null }) => Promise<void>;
  setOnline: (act: Act, online: boolean) => Promise<void>;
  deactivate: (act: Act) => Promise<void>;
  archive: (act: Act) => Promise<void>;
};
