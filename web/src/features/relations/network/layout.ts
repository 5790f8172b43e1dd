import type { Branch, Tree } from './tree.ts';

export type Box = {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** None: the organisation in the middle. */
  branch: Branch | null;
  /** Beside which box it stands. */
  parent: string;
};
export type Line = { id: string; path: string; whole: 'start' | 'end' | 'none' };
export type Drawing = { width: number; height: number; boxes: Box[]; lines: Line[] };

/** Sizes in pixels: a box holds the words of the relation and two lines of the name. */
const box = { height: 62, gap: 10, most: 236 };
const between = 44;
/** Narrower than this, everything stands in one column. */
const wideFrom = 720;
const step = 24;

const rowsOf = ({ children }: Branch): number => Math.max(1, children.length);
const count = (branches: readonly Branch[]): number => branches.reduce((sum, branch) => sum + rowsOf(branch), 0);

/** The branches in two halves of about as many rows, in their order. */
const halves = (branches: readonly Branch[]): [Branch[], Branch[]] => {
  const half = count(branches) / 2;
  const at = branches.findIndex((_, index) => count(branches.slice(0, index)) >= half);
  return at < 0 ? [[...branches], []] : [branches.slice(0, at), branches.slice(at)];
};

/** Each branch in turn on the side that has fewer rows so far, so that what reaches further is spread as well. */
const spread = (branches: readonly Branch[]): [Branch[], Branch[]] => {
  const [left, right]: [Branch[], Branch[]] = [[], []];
  for (const branch of branches) (count(left) <= count(right) ? left : right).push(branch);
  return [left, right];
};

const wholeEnd = { there: 'end', here: 'start', none: 'none' } as const;

const curve = (from: Box, to: Box): string => {
  const rightwards = to.x > from.x;
  const [x1, x2] = rightwards ? [from.x + from.width, to.x] : [from.x, to.x + to.width];
  const [y1, y2] = [from.y + from.height / 2, to.y + to.height / 2];
  const middle = (x1 + x2) / 2;
  return `M ${x1} ${y1} C ${middle} ${y1}, ${middle} ${y2}, ${x2} ${y2}`;
};

const deep = (tree: Tree): boolean => tree.branches.some(({ children }) => children.length > 0);

/** In columns: the middle, one step away to the left and right of it, two steps away outside those. */
const wide = (tree: Tree, width: number): Drawing => {
  const columns = deep(tree) ? 5 : 3;
  const boxWidth = Math.min(box.most, (width - (columns - 1) * between) / columns);
  const pitch = box.height + box.gap;
  const [left, right] = spread(tree.branches);
  const rows = Math.max(1, count(left), count(right));
  const height = rows * pitch - box.gap;
  const column = (offset: number) => width / 2 - boxWidth / 2 + offset * (boxWidth + between);
  const size = { width: boxWidth, height: box.height };
  const middle: Box = { id: tree.middle.key, ...size, x: column(0), y: (height - box.height) / 2, branch: null, parent: '' };
  const place = (branches: Branch[], direction: 1 | -1): Box[] => {
    let row = (rows - count(branches)) / 2;
    return branches.flatMap((branch) => {
      const top = row;
      row += rowsOf(branch);
      const own: Box = {
        id: branch.id,
        ...size,
        x: column(direction),
        y: (top + (rowsOf(branch) - 1) / 2) * pitch,
        branch,
        parent: middle.id,
      };
      const children = branch.children.map(
        (child, index): Box => ({
          id: child.id,
          ...size,
          x: column(2 * direction),
          y: (top + index) * pitch,
          branch: child,
          parent: own.id,
        }),
      );
      return [own, ...children];
    });
  };
  const boxes = [...place(left, -1), middle, ...place(right, 1)];
  return { width, height, boxes, lines: linesOf(boxes, curve) };
};

/** A bend along the left edge. */
const bend = (from: Box, to: Box): string => {
  const x = from.x + 10;
  const below = to.y > from.y;
  return `M ${x} ${below ? from.y + from.height : from.y} V ${to.y + to.height / 2} H ${to.x}`;
};

/** In one column: half of what stands around above the middle, half below it, further in by a step. */
const narrow = (tree: Tree, width: number): Drawing => {
  const pitch = box.height + box.gap;
  const [above, below] = halves(tree.branches);
  let row = 0;
  const at = (id: string, indent: number, branch: Branch | null, parent: string): Box => {
    const y = row * pitch;
    row += 1;
    return { id, x: indent * step, y, width: width - indent * step, height: box.height, branch, parent };
  };
  // Above the middle what is further away stands higher, so that every line runs towards the middle.
  const upwards = above.flatMap((branch) => [
    ...branch.children.map((child) => at(child.id, 2, child, branch.id)),
    at(branch.id, 1, branch, tree.middle.key),
  ]);
  const middle = at(tree.middle.key, 0, null, '');
  const downwards = below.flatMap((branch) => [
    at(branch.id, 1, branch, tree.middle.key),
    ...branch.children.map((child) => at(child.id, 2, child, branch.id)),
  ]);
  const boxes = [...upwards, middle, ...downwards];
  return { width, height: row * pitch - box.gap, boxes, lines: linesOf(boxes, bend) };
};

const linesOf = (boxes: readonly Box[], path: (from: Box, to: Box) => string): Line[] => {
  const byId = new Map(boxes.map((one) => [one.id, one]));
  return boxes.flatMap((one) => {
    const from = byId.get(one.parent);
    return from && one.branch ? [{ id: one.id, path: path(from, one), whole: wholeEnd[one.branch.tie.whole] }] : [];
  });
};

/** Where everything of a network stands in a drawing of this width: always the same for the same network. */
export const layOut = (tree: Tree, width: number): Drawing => (width >= wideFrom ? wide(tree, width) : narrow(tree, width));
