import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clustersOf } from './clusters.ts';

const spots = fc.array(fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -200, max: 200 }) }), { maxLength: 200 });
const itself = <T>(spot: T): T => spot;

test('nobody is lost, nobody is there twice, and no two clusters lie over each other', () =>
  fc.assert(
    fc.property(spots, fc.integer({ min: 1, max: 80 }), (points, apart) => {
      const clusters = clustersOf(points, apart, itself);
      expect(new Set(clusters.flatMap((cluster) => cluster.points))).toEqual(new Set(points));
      expect(clusters.reduce((count, cluster) => count + cluster.points.length, 0)).toBe(points.length);
      for (const [number, { spot, points: own }] of clusters.entries()) {
        for (const point of own) expect(Math.hypot(point.x - spot.x, point.y - spot.y)).toBeLessThan(Math.max(apart, 1));
        for (const other of clusters.slice(number + 1)) {
          expect(Math.hypot(other.spot.x - spot.x, other.spot.y - spot.y)).toBeGreaterThanOrEqual(apart);
        }
      }
    }),
  ));

test('those on one spot are one, those further away stand alone', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 5, y: 5 },
    { x: 100, y: 0 },
  ];
  expect(clustersOf(points, 30, itself).map((cluster) => cluster.points.length)).toEqual([2, 1]);
});
