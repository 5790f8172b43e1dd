import { mayAct } from '@bronhouder/domain/publication/acts.ts';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../ui/action-button.tsx';
import { WhyDetails } from '../../rights/why-details.tsx';
import type { RecordInView } from '../record-view.ts';
import type { DialogName } from './dialog-name.ts';
import type { DialogAct } from './main-act.ts';
import { isMissingRight, useWhy } from './use-why.ts';

type Props = { view: RecordInView; act: DialogAct; danger?: boolean; onOpen: (dialog: DialogName) => void };

/** A button in a banner for the act that it asks for; who may not do it is told why, and who can. */
export const WayBack = ({ view, act, danger = false, onOpen }: Props) => {
  const { t } = useTranslation();
  const may = mayAct(act, view.record.facts, view.now, view.rights, view.kind.name);
  const why = useWhy(view, [may.may ? null : may.code]);
  const lacks = !may.may && isMissingRight(may.code);
  return (
    <ActionButton
      variant={danger ? 'subtle' : 'default'}
      {...(danger && may.may && { color: 'red' })}
      reason={may.may ? undefined : why.full(act, may.code)}
      renderDetails={lacks ? (close) => <WhyDetails place={view.place} close={close} /> : undefined}
      onClick={() => onOpen(act)}
    >
      {t(`publication.acts.${act}`)}
    </ActionButton>
  );
};
