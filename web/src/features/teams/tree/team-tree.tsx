import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TeamNode } from './grow-tree.ts';
import classes from './tree.module.css';
import type { Sight } from './use-sight.ts';
import type { VisibleTeam } from './visible-teams.ts';

type Look = {
  sight: Sight;
  /** What Enter and Space do. */
  onChoose: (node: TeamNode) => void;
  /** The name, where it is more than a text. */
  renderName?: (node: TeamNode) => ReactNode;
  /** What stands at the end of a row. `active`: the Tab key goes on into this one. */
  renderEnd?: (node: TeamNode, active: boolean) => ReactNode;
  /** A tree to choose from: which one is chosen, and why others cannot be. A press on the row chooses it. */
  choice?: { chosen: string | null; impossible: (node: TeamNode) => string | null };
};

type RowProps = Look & { row: VisibleTeam };

const Row = ({ row, sight, onChoose, renderName, renderEnd, choice }: RowProps) => {
  const { node, level, opened, position, siblings, way } = row;
  const active = sight.active === node.key;
  const against = choice?.impossible(node) ?? null;
  const choose = () => {
    if (against === null) onChoose(node);
  };
  const toggle = () => (opened ? sight.close(node.key) : sight.open([node.key]));
  const nameId = `${sight.rowOf(node.key)}-name`;
  return (
    <li
      id={sight.rowOf(node.key)}
      role="treeitem"
      className={classes.row}
      style={{ paddingLeft: `calc(4px + ${level - 1} * var(--indent))` }}
      tabIndex={active ? 0 : -1}
      aria-labelledby={nameId}
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={position}
      aria-expanded={node.children.length > 0 ? opened : undefined}
      {...(choice && { 'aria-selected': choice.chosen === node.key, 'aria-disabled': against !== null })}
      onFocus={() => sight.setActive(node.key)}
      onClick={choice && choose}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || event.ctrlKey || event.altKey || event.metaKey) return;
        if (sight.press(node.key, event.key, choose)) event.preventDefault();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- left and right do the same */}
      <span
        className={classes.chevron}
        data-opened={opened || undefined}
        onClick={(event) => {
          if (node.children.length === 0) return;
          event.stopPropagation();
          toggle();
        }}
      >
        {node.children.length > 0 && <IconChevronRight size={16} aria-hidden />}
      </span>
      <span className={classes.name}>
        <span id={nameId} className={classes.words} data-way={way || undefined}>
          {renderName ? renderName(node) : node.name}
          {against !== null && <span className={classes.against}> {against}</span>}
        </span>
      </span>
      {renderEnd?.(node, active)}
    </li>
  );
};

/**
 * Teams as a tree for mouse and keyboard: one row takes the focus, arrows move it, only what is opened is drawn. The names of the
 * rows are what a screen reader says; their place in the tree is told by level and position.
 */
export const TeamTree = ({ label, ...look }: Look & { label: string }) =>
  look.sight.shown.length > 0 && (
    <ul role="tree" className={classes.tree} aria-label={label}>
      {look.sight.shown.map((row) => (
        <Row key={row.node.key} row={row} {...look} />
      ))}
    </ul>
  );
