import { useTranslation } from 'react-i18next';
import { nextEnd } from '@bronhouder/domain/publication/timeline.ts';
import type { RecordInView } from '../record-view.ts';
import { useMoments } from '../use-moments.ts';
import { ActDialog } from './act-dialog.tsx';
import { type ActCall, useAct } from './use-act.ts';

export type SimpleAct = 'withdrawPlan' | 'cancelEnd' | 'deactivate' | 'activate' | 'archive' | 'restore';
type Nothing = Record<string, never>;

const dangerous = ['deactivate', 'archive'] as const;
const effectsOf = (name: SimpleAct) => dangerous.find((act) => act === name);

type Props = { name: SimpleAct; call: ActCall<Nothing>; view: RecordInView; onClose: () => void };

/** The dialog before an act that asks nothing but to be sure. */
export const SimpleDialog = ({ name, call, view, onClose }: Props) => {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const { record, now } = view;
  const { title, facts } = record;
  const effects = effectsOf(name);
  const act = useAct<Nothing>({ view, call, done: () => t(`publication.done.${name}`, { title }), onDone: onClose });
  const at = (name === 'cancelEnd' ? nextEnd(facts, now) : facts.plannedFrom) ?? now;
  return (
    <ActDialog
      view={view}
      title={t(`publication.${name}.title`)}
      lead={t(`publication.${name}.lead`, { title, at: moment(at), revision: facts.plannedRevision ?? facts.working })}
      confirm={t(`publication.${name}.confirm`)}
      danger={effects !== undefined}
      {...(effects && { effects })}
      act={act}
      input={{}}
      onClose={onClose}
    />
  );
};
