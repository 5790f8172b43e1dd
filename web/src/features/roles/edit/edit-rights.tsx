import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { useState } from 'react';
import { type Along, AlongNote } from './along-note.tsx';
import { RightArea, RightAreas } from './right-area.tsx';
import { RightBox, RightText } from './right-line.tsx';
import { mayTick, ticked, unticked } from './role-draft.ts';
import type { Comparison } from './use-comparison.ts';

type Props = { chosen: Right[]; grantable: Right[]; comparison: Comparison; onChange: (rights: Right[]) => void };

/** The rights of a role to tick: what belongs together goes together, and says so; what the editor may not give is text with the reason. */
export const EditRights = ({ chosen, grantable, comparison, onChange }: Props) => {
  const [along, setAlong] = useState<Along | null>(null);
  const change = (at: string, on: boolean, some: Right[]) => {
    const next = on ? ticked(chosen, some) : unticked(chosen, some);
    setAlong(next.along.length > 0 ? { at, on, rights: next.along, before: chosen } : null);
    onChange(next.rights);
  };
  const noteAt = (at: string) =>
    along?.at === at && (
      <AlongNote
        along={along}
        onUndo={() => {
          onChange(along.before);
          setAlong(null);
        }}
      />
    );
  const renderRight = (right: Right) => {
    const held = chosen.includes(right);
    const line = { right, held, mark: comparison.markOf(right) };
    if (!held && !mayTick(grantable, right)) return <RightText key={right} {...line} locked />;
    return <RightBox key={right} {...line} note={noteAt(right)} onChange={(on) => change(right, on, [right])} />;
  };
  return (
    <RightAreas
      renderArea={(area) => (
        <RightArea
          key={area.area}
          area={area}
          held={chosen}
          shown={comparison.shown}
          renderRight={renderRight}
          tickable={area.groups.flatMap(({ rights }) => rights).filter((right) => mayTick(grantable, right))}
          onAll={(on, some) => change(area.area, on, some)}
          note={noteAt(area.area)}
        />
      )}
    />
  );
};
