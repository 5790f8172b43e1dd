import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { RecordInView } from '../record-view.ts';

/** The acts besides publication that stand in the menu of a record. */
export type MoreName = 'copy';

/** An act of one kind of record besides publication: its line in the menu beside the publish button, and its dialog. */
export type MoreAct<View extends RecordInView = RecordInView> = {
  name: MoreName;
  text: ParseKeys;
  shown: (view: View) => boolean;
  Dialog: ComponentType<{ view: View; onClose: () => void }>;
};
