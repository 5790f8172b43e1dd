/** A text in both languages of the portal; Dutch is the one that must be there. */
export type Localised = { nl: string; en: string };

type Constraints = {
  text: { minLength?: number; maxLength?: number; pattern?: { source: string; example: string } };
  longText: { minLength?: number; maxLength?: number };
  choice: { options: { value: string; label: Localised }[]; multiple?: boolean; minSelected?: number; maxSelected?: number };
  number: { minimum?: number; maximum?: number; decimals?: number; unit?: Localised };
  url: { checkReachable?: boolean };
  email: object;
  phone: { country?: Country };
  address: { kinds?: AddressKind[]; countries?: Country[] };
  price: { kinds?: PriceKind[] };
  openingHours: object;
  date: { future?: boolean; minimum?: string; maximum?: string };
  file: { accept: string[]; maxBytes: number; minWidth?: number; minHeight?: number; image?: boolean };
  gps: object;
  regions: { minSelected?: number; maxSelected?: number };
  keywords: { minSelected?: number; maxSelected?: number };
  checkbox: { mustBeSet?: boolean };
  /** `types`: keys of the supplement types of which it takes supplements. */
  supplement: { types: string[]; multiple?: boolean; minSelected?: number; maxSelected?: number };
  group: { fields: FieldDefinition[]; minSelected?: number; maxSelected?: number; itemLabel: Localised };
};

/** The kinds of field a type can be made of (specification point 3, 'Form field types'). */
export type FieldKind = keyof Constraints;

/**
 * One field of a type, as data. `required`: needed to publish (a draft may lack it). `editableBy: 'fieldAdmin'`: only who holds
 * the area's "field admin" right may change it; everybody else reads it. With a kind as argument: a field of that kind.
 */
export type FieldDefinition<K extends FieldKind = FieldKind> = {
  [P in K]: {
    kind: P;
    key: string;
    label: Localised;
    help?: Localised;
    required?: boolean;
    editableBy?: 'fieldAdmin';
    /** Says which record this is, such as a registration number: a copy of the record does not bring it along. */
    identifies?: true;
    /** Takes half the width of the form beside a neighbour of the same kind of size. */
    half?: boolean;
  } & Constraints[P];
}[K];

export type FieldOf<K extends FieldKind> = FieldDefinition<K>;

/** A part of the form with its own heading, place in the table of contents and completeness. */
export type Section = { key: string; label: Localised; lead?: Localised; fields: FieldDefinition[] };

/** The kinds of record that have types. */
export const typeConcerns = ['organisation', 'product', 'supplement'] as const;
export type TypeConcern = (typeof typeConcerns)[number];

/** What an organisation, product or supplement can be. Belongs to the tenant; `version` counts its changes. */
export type TypeDefinition = {
  key: string;
  version: number;
  name: Localised;
  /** How several of them are called, as above a list; absent: as the name. */
  plural?: Localised;
  icon: string;
  category: string;
  active: boolean;
  /** A type that is not removable stays on an organisation that has it (point 5). */
  removable: boolean;
  sections: Section[];
};

export type Country = 'NL' | 'BE' | 'DE';
export type AddressKind = 'ADDRESS' | 'NOADDRESS' | 'MAILBOX' | 'FREEPOST';
export type PriceKind = 'free' | 'notApplicable' | 'amount' | 'explanation';
export type Weekday = 'MO' | 'TU' | 'WE' | 'TH' | 'FR' | 'SA' | 'SU';
