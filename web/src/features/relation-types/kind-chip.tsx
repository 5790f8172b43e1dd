import type { RelationKind } from '@bronhouder/domain/relations/labels.ts';
import { IconArrowsLeftRight, IconHierarchy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip.tsx';

const icons = { partOf: IconHierarchy, equal: IconArrowsLeftRight };

/** Whether one is a part of the other, or both are equal. */
export const KindChip = ({ kind }: { kind: RelationKind }) => {
  const { t } = useTranslation();
  const Sign = icons[kind];
  return <Chip icon={<Sign size={14} aria-hidden />}>{t(`relations.types.kinds.${kind}`)}</Chip>;
};
