import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { RightArea, RightAreas } from './right-area.tsx';
import { RightText } from './right-line.tsx';
import type { Comparison } from './use-comparison.ts';

/** The rights of a role as text: given or not. */
export const ReadRights = ({ rights, comparison }: { rights: Right[]; comparison: Comparison }) => (
  <RightAreas
    renderArea={(area) => (
      <RightArea
        key={area.area}
        area={area}
        held={rights}
        shown={comparison.shown}
        renderRight={(right) => <RightText key={right} right={right} held={rights.includes(right)} mark={comparison.markOf(right)} />}
      />
    )}
  />
);
