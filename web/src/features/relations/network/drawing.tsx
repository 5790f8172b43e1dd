import { useElementSize } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import type { RelationsSearch } from '../relations-search.ts';
import { atStart } from '../words.ts';
import { type Box, type Drawing as Placed, layOut } from './layout.ts';
import { linesOfText } from './lines-of-text.ts';
import classes from './network.module.css';
import { useNodeWords } from './node-words.ts';
import type { Tree } from './tree.ts';
import { walk } from './walk.ts';

const inset = 12;

/** The words of a box: how it reads from the one beside it, above its name. */
const Words = ({ box, label, title }: { box: Box; label: string; title: string }) => {
  const room = box.width - 2 * inset;
  const [first = ''] = linesOfText(atStart(label), room, 'label', 1);
  const lines = linesOfText(title, room, 'title', 2);
  const top = box.y + (box.height - (lines.length * 16 + (label ? 15 : 0))) / 2;
  return (
    <>
      {label && (
        <text className={classes.label} x={box.x + inset} y={top + 11}>
          {first}
        </text>
      )}
      {lines.map((line, index) => (
        <text key={line} className={classes.title} x={box.x + inset} y={top + (label ? 15 : 0) + 13 + index * 16}>
          {line}
        </text>
      ))}
    </>
  );
};

const Rectangle = ({ box: { x, y, width, height } }: { box: Box }) => (
  <rect className={classes.box} x={x} y={y} width={width} height={height} rx={8} />
);

type NodeProps = { box: Box; from: string; tree: Tree; search: RelationsSearch };

const Node = ({ box, from, tree, search }: NodeProps) => {
  const { t } = useTranslation();
  const words = useNodeWords();
  const { branch } = box;
  if (!branch) {
    const name = t('relations.network.middle', { title: tree.middle.title });
    return (
      <g className={classes.middle} role="img" aria-label={name}>
        <title>{tree.middle.title}</title>
        <Rectangle box={box} />
        <Words box={box} label="" title={tree.middle.title} />
      </g>
    );
  }
  const drawn = (
    <>
      <title>{words.title(branch)}</title>
      <Rectangle box={box} />
      <Words box={box} label={branch.tie.label} title={words.title(branch)} />
    </>
  );
  const name = words.sentence(branch, from);
  if (!branch.organisation)
    return (
      <g className={classes.unknown} role="img" aria-label={name}>
        {drawn}
      </g>
    );
  return (
    <Link {...paths.organisationRelations(branch.id, search)} className={classes.node} aria-label={name} onKeyDown={walk}>
      {drawn}
    </Link>
  );
};

const nameOf = (tree: Tree, { boxes }: Placed, key: string): string =>
  key === tree.middle.key ? tree.middle.title : (boxes.find(({ id }) => id === key)?.branch?.organisation?.title ?? '');

/** The network, drawn: the organisation in the middle, each other one a link that puts that one there. */
export const Drawing = ({ tree, search }: { tree: Tree; search: RelationsSearch }) => {
  const { t } = useTranslation();
  const { ref, width } = useElementSize();
  const tip = useId();
  const placed = layOut(tree, width);
  const { boxes, lines, height } = placed;
  const arrow = `url(#${tip})`;
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg
          className={classes.drawing}
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={t('relations.network.label', { organisation: tree.middle.title })}
        >
          <defs>
            <marker id={tip} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
              <path className={classes.tip} d="M 0 0 L 8 4 L 0 8 z" />
            </marker>
          </defs>
          {lines.map(({ id, path, whole }) => (
            <path
              key={id}
              className={`${classes.line} ${whole === 'none' ? classes.equal : ''}`}
              d={path}
              markerStart={whole === 'start' ? arrow : undefined}
              markerEnd={whole === 'end' ? arrow : undefined}
            />
          ))}
          {boxes.map((box) => (
            <Node key={box.id} box={box} from={nameOf(tree, placed, box.parent)} tree={tree} search={search} />
          ))}
        </svg>
      )}
    </div>
  );
};
