import { type ReactNode, useState } from 'react';
import { ResendDialog, WithdrawDialog } from '../invitations/invitation-dialogs.tsx';
import { ChangeDialog } from './assign/change-dialog.tsx';
import type { Line, LineAct } from './line.ts';
import { RemoveDialog } from './remove/remove-dialog.tsx';

/** The dialogs of what can be done with a line of the lists of people: how to open one, and what to draw beside the list. */
export const useLineDialogs = (): { act: (act: LineAct, line: Line) => void; dialog: ReactNode } => {
  const [open, setOpen] = useState<{ act: LineAct; line: Line } | null>(null);
  const onClose = () => setOpen(null);
  const [act] = useState(() => (chosen: LineAct, line: Line) => setOpen({ act: chosen, line }));
  if (open === null) return { act, dialog: null };
  const { line } = open;
  const dialogs: Record<LineAct, () => ReactNode> = {
    change: () => <ChangeDialog line={line} onClose={onClose} />,
    remove: () => <RemoveDialog line={line} onClose={onClose} />,
    resend: () => <ResendDialog invitation={line} onClose={onClose} />,
    withdraw: () => <WithdrawDialog invitation={line} onClose={onClose} />,
  };
  return { act, dialog: dialogs[open.act]() };
};
