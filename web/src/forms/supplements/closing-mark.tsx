import type { Closing } from '@bronhouder/domain/supplements/closing.ts';
import { IconDoorOff } from '@tabler/icons-react';
import { Chip } from '../../ui/chip.tsx';
import { useClosingText } from './closing.ts';

/** That something is closed, or will be, and until when. */
export const ClosingMark = ({ closing }: { closing: Closing | null }) => {
  const told = useClosingText()(closing);
  if (!told) return null;
  return (
    <Chip tone={told.state === 'closed' ? 'bad' : 'warn'} icon={<IconDoorOff size={14} aria-hidden />}>
      {told.text}
    </Chip>
  );
};
