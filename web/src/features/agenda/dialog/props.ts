import type { Key } from '@bronhouder/domain/instant.ts';
import type { Preset } from './typed-item.ts';

/** What opens the dialog. `at`: the one time it was opened from, which is brought into sight. `preset`: what a new item begins with. */
export type ItemDialogProps = {
  organisation: Key;
  /** Null: a new one. */
  item: Key | null;
  at?: string | undefined;
  preset?: Preset | undefined;
  /** The dialog wants to go; what was unsaved has been asked about. Called after `onSaved` as well. */
  onClose: () => void;
  /** It was saved, or erased (null). `split`: the item that this and the following became. */
  onSaved?: ((saved: { key: Key; version: number; split: Key | null } | null) => void) | undefined;
};
