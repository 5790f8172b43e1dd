import { useTranslation } from 'react-i18next';
import { nextEnd } from '@bronhouder/domain/publication/timeline.ts';
import { api } from '../../../api/clients.ts';
import type { OrganisationInView } from '../../organisations/record.ts';
import { useMoments } from '../use-moments.ts';
import { ActDialog } from './act-dialog.tsx';
import type { ActWithEffects } from './effects-list.tsx';
import { type ActCall, useAct } from './use-act.ts';

export type SimpleAct = 'withdrawPlan' | 'cancelEnd' | 'deactivate' | 'activate' | 'archive' | 'restore';
type Nothing = Record<string, never>;

const calls: Record<SimpleAct, { call: ActCall<Nothing>; effects?: ActWithEffects; danger?: boolean }> = {
  withdrawPlan: { call: api.organisation.withdrawPlan },
  cancelEnd: { call: api.organisation.cancelEnd },
  deactivate: { call: api.organisation.deactivate, effects: 'deactivate', danger: true },
  activate: { call: api.organisation.activate },
  archive: { call: api.organisation.archive, effects: 'archive', danger: true },
  restore: { call: api.organisation.restore },
};

/** The dialog before an act that asks nothing but to be sure. */
export const SimpleDialog = ({ name, view, onClose }: { name: SimpleAct; view: OrganisationInView; onClose: () => void }) => {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const { organisation, now } = view;
  const { title, facts } = organisation;
  const { call, effects, danger = false } = calls[name];
  const act = useAct<Nothing>({ organisation, call, done: () => t(`publication.done.${name}`, { title }), onDone: onClose });
  const at = (name === 'cancelEnd' ? nextEnd(facts, now) : facts.plannedFrom) ?? now;
  return (
    <ActDialog
      organisation={organisation}
      title={t(`publication.${name}.title`)}
      lead={t(`publication.${name}.lead`, { title, at: moment(at), revision: facts.plannedRevision ?? facts.working })}
      confirm={t(`publication.${name}.confirm`)}
      danger={danger}
      {...(effects && { effects })}
      act={act}
      input={{}}
      onClose={onClose}
    />
  );
};
