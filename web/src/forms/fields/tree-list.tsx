import { IconCheck, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisibleNode } from '../tree.ts';
import classes from './tree-list.module.css';

type Props = {
  id: string;
  label: string;
  shown: VisibleNode[];
  active: string | null;
  chosen: string[];
  open: (value: string, opened: boolean) => void;
  choose: (value: string) => void;
};

/** The id of the element of a node, for `aria-activedescendant`. */
export const nodeId = (id: string, value: string): string => `${id}-${value.replaceAll(/[^\w-]/g, '_')}`;

type NodeProps = Omit<Props, 'shown' | 'label'> & { visible: VisibleNode };

const Node = ({ id, visible, active, chosen, open, choose }: NodeProps) => {
  const { node, level, opened, position, siblings } = visible;
  const isChosen = chosen.includes(node.value);
  const Chevron = opened ? IconChevronDown : IconChevronRight;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the search box, which keeps the focus
    <div
      id={nodeId(id, node.value)}
      role="treeitem"
      tabIndex={-1}
      className={classes.node}
      style={{ paddingLeft: 8 + (level - 1) * 20 }}
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={position}
      aria-checked={isChosen}
      aria-expanded={node.children.length > 0 ? opened : undefined}
      data-active={node.value === active || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(node.value)}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- left and right do the same */}
      <span
        className={classes.chevron}
        onClick={(event) => {
          if (node.children.length === 0) return;
          event.stopPropagation();
          open(node.value, !opened);
        }}
      >
        {node.children.length > 0 && <Chevron size={16} aria-hidden />}
      </span>
      <span className={classes.box} data-chosen={isChosen || undefined}>
        {isChosen && <IconCheck size={12} stroke={3} aria-hidden />}
      </span>
      {node.label}
    </div>
  );
};

/** The nodes of a tree that are in sight, each with a box to tick; the keyboard stays in the search box above it. */
export const TreeList = ({ shown, label, ...tree }: Props) => {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [tree.active]);
  return (
    <>
      <div ref={list} id={tree.id} role="tree" aria-label={label} aria-multiselectable className={classes.tree}>
        {shown.map((visible) => (
          <Node key={visible.node.value} visible={visible} {...tree} />
        ))}
      </div>
      {shown.length === 0 && <div className={classes.none}>{t('forms.tree.noneFound')}</div>}
    </>
  );
};
