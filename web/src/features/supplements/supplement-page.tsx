import { useTranslation } from 'react-i18next';
import { ReadForm } from '../records/edit/read-form.tsx';
import { SideCards } from './edit/side-cards.tsx';
import { SupplementForm } from './edit/supplement-form.tsx';
import type { SupplementInView } from './record.ts';
import { SupplementFrame } from './supplement-frame.tsx';

const Contents = ({ view }: { view: SupplementInView }) => {
  const { t } = useTranslation();
  const { supplement, rights } = view;
  if (!supplement.archived && rights.includes('SUPPLEMENT:update')) return <SupplementForm key={supplement.key} view={view} />;
  const reason = t(supplement.archived ? 'supplement.page.archived' : 'supplement.page.readOnly');
  return <ReadForm view={view} reason={reason} aside={<SideCards view={view} />} />;
};

/** A supplement (point 2, `supplement/:supplement`): to change, or to read for who may not change it. */
export const SupplementPage = () => <SupplementFrame>{(view) => <Contents view={view} />}</SupplementFrame>;
