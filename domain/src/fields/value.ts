import type { AddressKind, Country, FieldKind, PriceKind, Weekday } from './definition.ts';

/** An address; `number` of a MAILBOX or FREEPOST is the number of the box. `municipality` is a region code such as `NL:GM1728`. */
export type Address = {
  kind: AddressKind;
  country: Country;
  postalCode?: string;
  houseNumber?: string;
  street?: string;
  city?: string;
  municipality?: string;
  boxNumber?: string;
};
/** Money in cents; as typed (a string) while it is not an amount. */
export type Price = { kind: PriceKind; cents?: number | string; explanation?: string };
/** Wall-clock times `HH:mm`; a slot that ends at `24:00` lasts to midnight. */
export type Slot = { from: string; till: string };
/** Dates `YYYY-MM-DD`; `till` includes its day. No slots: closed. */
export type OpeningException = { from: string; till?: string; slots: Slot[]; reason?: string };
export type OpeningHours = { week: Partial<Record<Weekday, Slot[]>>; exceptions: OpeningException[] };
/** Degrees WGS 84; as typed (strings) while they are no coordinates. */
export type Gps = { latitude: number | string; longitude: number | string };
/** What is kept of an upload inside a record; the bytes are found by `key`. Sizes in bytes and pixels. */
export type FileReference = {
  key: string;
  name: string;
  type: string;
  bytes: number;
  width?: number;
  height?: number;
  description?: string;
};

/**
 * The value of a field in a record's content, normalised where it is valid and *as typed* where it is not: drafts are lenient,
 * nothing that anybody typed is lost. Absent or null: not filled.
 */
export type FieldValues = {
  text: string;
  longText: string;
  choice: string | string[];
  number: number | string;
  url: string;
  email: string;
  phone: string;
  address: Address;
  price: Price;
  openingHours: OpeningHours;
  date: string;
  file: FileReference;
  gps: Gps;
  regions: string[];
  keywords: string[];
  checkbox: boolean;
  /** Keys of supplements. */
  supplement: string[];
  group: { id: string; values: Content }[];
};

export type FieldValue = FieldValues[FieldKind] | null;

/** The content of a record: field key → value. */
export type Content = { [field: string]: FieldValue | undefined };
