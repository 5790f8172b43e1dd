import type { OrganisationInView } from '../../organisations/record.ts';
import { CopyDialog } from '../../organisations/copy/copy-dialog.tsx';
import { DepublishDialog } from './depublish-dialog.tsx';
import type { DialogName } from './dialog-name.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { FocusBack } from './focus-back.tsx';
import { PublishForm } from './publish-form.tsx';
import { SimpleDialog } from './simple-dialogs.tsx';

type Props = { name: DialogName | null; view: OrganisationInView; onClose: () => void; onOpen: (name: DialogName) => void };

const Opened = ({ name, view, onClose, onOpen }: Props & { name: DialogName }) => {
  if (name === 'publish') return <PublishForm view={view} onClose={onClose} onNext={onOpen} />;
  if (name === 'depublish') return <DepublishDialog view={view} onClose={onClose} />;
  if (name === 'copy') return <CopyDialog view={view} onClose={onClose} />;
  if (name === 'erase') return <EraseDialog view={view} onClose={onClose} />;
  return <SimpleDialog key={name} name={name} view={view} onClose={onClose} />;
};

/** The dialog that stands open, whichever. Each opens fresh: it remembers the version that it was opened on. */
export const ActDialogs = (props: Props) => {
  const { name } = props;
  if (name === null) return null;
  return (
    <FocusBack>
      <Opened {...props} name={name} />
    </FocusBack>
  );
};
