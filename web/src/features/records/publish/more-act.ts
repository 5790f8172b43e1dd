import type { RefusalCode } from '@bronhouder/domain/refusal.ts';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { Path } from '../../../paths.ts';
import type { RecordInView } from '../record-view.ts';

/** The acts besides publication that stand in the menu of a record with a dialog of their own. */
export type MoreName = 'copy';

type Line<View> = {
  text: ParseKeys;
  shown: (view: View) => boolean;
  /** Why it cannot be done, where it stays in sight all the same. */
  against?: (view: View) => RefusalCode | null;
};

/** An act of one kind of record besides publication: its line in the menu beside the publish button, and its dialog or the page where it is done. */
export type MoreAct<View extends RecordInView = RecordInView> =
  | (Line<View> & { name: MoreName; Dialog: ComponentType<{ view: View; onClose: () => void }> })
  | (Line<View> & { name: 'changeType'; path: (view: View) => Path });
