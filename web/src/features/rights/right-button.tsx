import type { Right } from '@bronhouder/domain/permissions/right.ts';
import type { ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import type { PlaceRef } from '../../shell/rights/open-rights.ts';
import { useWhyNot } from './use-why-not.ts';
import { WhyDetails } from './why-details.tsx';

type RightButtonProps = Omit<ButtonProps, 'disabled'> & {
  place: PlaceRef;
  /** What the action needs, and whether the user holds it there. */
  right: Right;
  held: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** A button for who holds a right; who does not is told which right it takes, who can give it, and which roles they do have here. */
export const RightButton = ({ place, right, held, ...button }: RightButtonProps) => {
  const why = useWhyNot(place, !held);
  return (
    <ActionButton
      {...button}
      reason={held ? undefined : why.full(right)}
      renderDetails={(close) => <WhyDetails place={place} close={close} />}
    />
  );
};
