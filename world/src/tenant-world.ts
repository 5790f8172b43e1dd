import type { TypeConcern, TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import type {
  AgendaSeed,
  AssignmentSeed,
  InvitationSeed,
  OrganisationSeed,
  ProductSeed,
  PersonSeed,
  IsilSeed,
  ProfileSeed,
  RelationSeed,
  RelationTypeSeed,
  RoleSeed,
  SharingSeed,
  SupplementSeed,
  TeamSeed,
  TeamSettingsSeed,
  TenantSeed,
} from './seeds.ts';

/** Everything there is of one tenant, in the order in which it comes into being. */
export type TenantWorld = {
  tenant: TenantSeed;
  /** Without the root team; a team comes after the team above it. */
  teams: TeamSeed[];
  roles: RoleSeed[];
  people: PersonSeed[];
  /** One that is not active is made active, and a second version of it made at the end: it has records from before. */
  types: Record<TypeConcern, TypeDefinition[]>;
  assignments: AssignmentSeed[];
  organisations: OrganisationSeed[];
  /** What is named comes before what names it. */
  supplements: SupplementSeed[];
  /** Made when the libraries are there; those of an organisation that is deactivated or archived, before that. */
  products: ProductSeed[];
  /** Set at the end: most organisations are from before. */
  teamSettings: TeamSettingsSeed[];
  /** How organisations belong together. */
  relationTypes: RelationTypeSeed[];
  relations: RelationSeed[];
  isilCodes: IsilSeed[];
  /** Products that several organisations show, or were asked to. */
  sharing: SharingSeed[];
  /** When products take place, at whoever owns or shows them. */
  agenda: AgendaSeed[];
  invitations: InvitationSeed[];
  profiles: ProfileSeed[];
};
