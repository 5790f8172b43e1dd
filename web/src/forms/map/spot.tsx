import classes from './spot.module.css';
import { outlines } from './outlines.ts';
import type { Point } from './use-map.ts';

const [west, east, south, north] = [2.5, 7.3, 49.4, 53.6];
/** A degree of longitude is shorter than one of latitude this far north. */
const narrowing = 0.62;

const x = (longitude: number): number => (longitude - west) * narrowing;
const y = (latitude: number): number => north - latitude;

const ringPath = (ring: GeoJSON.Position[]): string =>
  `M${ring.map(([longitude = 0, latitude = 0]) => `${x(longitude)},${y(latitude)}`).join('L')}Z`;

const pathOf = (geometry: GeoJSON.Geometry): string =>
  geometry.type === 'MultiPolygon' ? geometry.coordinates.flat().map(ringPath).join('') : '';

/** Where in the country a point is: a drawing of a few strokes, for the size of a stamp. */
export const Spot = ({ point: { latitude, longitude } }: { point: Point }) => (
  <svg className={classes.spot} viewBox={`0 0 ${(east - west) * narrowing} ${north - south}`} aria-hidden>
    {outlines.features.map(({ geometry, properties }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the outlines never change
      <path key={index} className={classes[String(properties?.['kind'])]} d={pathOf(geometry)} />
    ))}
    <circle className={classes.dot} cx={x(longitude)} cy={y(latitude)} r={0.32} />
  </svg>
);
