import type { RecordInView } from '../record-view.ts';
import { DepublishDialog } from './depublish-dialog.tsx';
import type { DialogName } from './dialog-name.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { FocusBack } from './focus-back.tsx';
import { isDialogAct } from './main-act.ts';
import type { MoreAct } from './more-act.ts';
import { PublishForm } from './publish-form.tsx';
import { SimpleDialog } from './simple-dialogs.tsx';

type Props<View extends RecordInView> = {
  name: DialogName | null;
  view: View;
  more?: readonly MoreAct<View>[];
  onClose: () => void;
  onOpen: (name: DialogName) => void;
};

const Opened = <View extends RecordInView>({ name, view, more, onClose, onOpen }: Props<View> & { name: DialogName }) => {
  if (name === 'publish') return <PublishForm view={view} onClose={onClose} onNext={onOpen} />;
  if (name === 'depublish') return <DepublishDialog view={view} onClose={onClose} />;
  if (name === 'erase') return <EraseDialog view={view} onClose={onClose} />;
  const call = isDialogAct(name) ? view.kind.calls.simple[name] : undefined;
  if (isDialogAct(name)) return call ? <SimpleDialog key={name} name={name} call={call} view={view} onClose={onClose} /> : null;
  const act = more?.find((one) => one.name === name);
  return act && 'Dialog' in act ? <act.Dialog view={view} onClose={onClose} /> : null;
};

/** The dialog that stands open, whichever. Each opens fresh: it remembers the version that it was opened on. */
export const ActDialogs = <View extends RecordInView>(props: Props<View>) => {
  const { name } = props;
  if (name === null) return null;
  return (
    <FocusBack>
      <Opened {...props} name={name} />
    </FocusBack>
  );
};
