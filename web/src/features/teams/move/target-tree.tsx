import { useTranslation } from 'react-i18next';
import { countOf, type TeamNode } from '../tree/grow-tree.ts';
import { TeamTree } from '../tree/team-tree.tsx';
import { TreeSearch, TreeStatus } from '../tree/tree-search.tsx';
import { useSight } from '../tree/use-sight.ts';
import classes from './move.module.css';
import { type Moved, whyNotBeneath } from './beneath.ts';

type Props = { moved: Moved; all: readonly TeamNode[]; chosen: string | null; onChoose: (node: TeamNode) => void };

/** The tree of all teams, to choose where something is to stand; it begins where that stands now. */
export const TargetTree = ({ moved, all, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const here = moved.kind === 'team' ? moved.path.slice(0, -1) : moved.path;
  const sight = useSight(all, { opened: [...all.map(({ key }) => key), ...here], active: here.at(-1) });
  return (
    <div className={classes.targets}>
      <TreeSearch sight={sight} autoFocus />
      <TreeStatus sight={sight} total={countOf(all)} />
      <div className={classes.scroll}>
        <TeamTree
          label={t('subteams.tree.choose')}
          sight={sight}
          onChoose={onChoose}
          choice={{
            chosen,
            impossible: (node) => {
              const against = whyNotBeneath(moved, node);
              return against && t(`subteams.move.${against}`);
            },
          }}
        />
      </div>
    </div>
  );
};
