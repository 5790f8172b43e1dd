import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { ActWithEffects } from '../record-kind.ts';
import type { RecordInView } from '../record-view.ts';
import { ActMessage } from './act-message.tsx';
import { EffectsList } from './effects-list.tsx';
import type { Act } from './use-act.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';

type Props<Input> = {
  view: RecordInView;
  title: string;
  lead: ReactNode;
  confirm: string;
  danger?: boolean;
  /** Shows beforehand what this act touches. */
  effects?: ActWithEffects;
  act: Act<Input>;
  input: Input;
  blocked?: boolean;
  onClose: () => void;
  children?: ReactNode;
};

/** A dialog before an act: what it is, what it touches, what has to be filled in, and why it did not happen. */
export const ActDialog = <Input,>({
  view,
  title,
  lead,
  confirm,
  danger = false,
  effects,
  act,
  input,
  blocked = false,
  onClose,
  children,
}: Props<Input>) => {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <ConfirmDialog
      opened
      title={title}
      confirm={confirm}
      cancel={t('publication.dialog.cancel')}
      danger={danger}
      pending={act.pending}
      blocked={blocked || act.newer}
      size="lg"
      onConfirm={() => act.run(input)}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <p style={{ margin: 0 }}>{lead}</p>
        {effects && <EffectsList view={view} act={effects} />}
        {children}
        <ActMessage act={act} />
      </Stack>
    </ConfirmDialog>
  );
};
