type Spot = { x: number; y: number };

/** Points that lie on the same spot of the screen; it stands where the first of them is. */
export type Cluster<T> = { points: [T, ...T[]]; spot: Spot };

/**
 * Points that would lie less than so many pixels apart, together, so that every one of ten thousand can be found on a map. Those that
 * come first decide where clusters stand.
 */
export const clustersOf = <T>(points: readonly T[], apart: number, spotOf: (point: T) => Spot): Cluster<T>[] => {
  const clusters: Cluster<T>[] = [];
  const cells = new Map<string, Cluster<T>[]>();
  const near = (column: number, row: number): Cluster<T>[] =>
    [-1, 0, 1].flatMap((right) => [-1, 0, 1].flatMap((down) => cells.get(`${column + right}/${row + down}`) ?? []));
  for (const point of points) {
    const spot = spotOf(point);
    const [column, row] = [Math.floor(spot.x / apart), Math.floor(spot.y / apart)];
    const found = near(column, row).find((one) => Math.hypot(one.spot.x - spot.x, one.spot.y - spot.y) < apart);
    if (found) found.points.push(point);
    else {
      const cluster: Cluster<T> = { points: [point], spot };
      clusters.push(cluster);
      const cell = `${column}/${row}`;
      cells.set(cell, [...(cells.get(cell) ?? []), cluster]);
    }
  }
  return clusters;
};
