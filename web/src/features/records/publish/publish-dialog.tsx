import { useState } from 'react';
import type { RecordInView } from '../record-view.ts';
import { ActDialogs } from './act-dialogs.tsx';
import type { DialogName } from './dialog-name.ts';

/** The publish dialog of a record, with what follows from "do not publish". */
export const PublishDialog = ({ view, onClose }: { view: RecordInView; onClose: () => void }) => {
  const [name, setName] = useState<DialogName>('publish');
  return <ActDialogs name={name} view={view} onClose={onClose} onOpen={setName} />;
};
