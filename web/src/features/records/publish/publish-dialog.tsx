import { useState } from 'react';
import { useOrganisation } from '../../organisations/record.ts';
import { ActDialogs } from './act-dialogs.tsx';
import type { DialogName } from './dialog-name.ts';

const Opened = ({ organisation, onClose }: { organisation: string; onClose: () => void }) => {
  const { view } = useOrganisation(organisation);
  const [name, setName] = useState<DialogName>('publish');
  return view ? <ActDialogs name={name} view={view} onClose={onClose} onOpen={setName} /> : null;
};

/** The publish dialog of an organisation by key, with what follows from "do not publish". For screens that have only the key. */
export const PublishDialog = ({ organisation, opened, onClose }: { organisation: string; opened: boolean; onClose: () => void }) =>
  opened ? <Opened organisation={organisation} onClose={onClose} /> : null;
