import type { Problem } from '../problem.ts';
import { parsePlainDecimal } from './decimal.ts';
import { missing, problem, type Check, type FieldRule } from './rule.ts';
import { either, isNumber, isText, objectOf } from './shape.ts';
import type { Gps } from './value.ts';

const limits = { latitude: 90, longitude: 180 };
type Axis = keyof typeof limits;
const axes: Axis[] = ['latitude', 'longitude'];
/** Six decimals of a degree are eleven centimetres. */
const decimals = 6;

const isBlank = (value: number | string): boolean => typeof value === 'string' && value.trim() === '';

/** Degrees as a number, rounded; nothing when it is no place on earth. */
const degrees = (value: number | string, axis: Axis): number | undefined => {
  const number = typeof value === 'number' ? value : parsePlainDecimal(value);
  return number !== undefined && Math.abs(number) <= limits[axis] ? Number(number.toFixed(decimals)) + 0 : undefined;
};

const canonical = (value: number | string, axis: Axis): number | string =>
  degrees(value, axis) ?? (typeof value === 'string' ? value.trim() : value);

const axisProblems = (value: Gps, axis: Axis, check: Check): Problem[] => {
  if (isBlank(value[axis])) return missing(check, `.${axis}`);
  return degrees(value[axis], axis) === undefined ? [problem('coordinates', `.${axis}`)] : [];
};

/** A point on the map, in degrees WGS 84; typed with a comma or a point. */
export const gps: FieldRule<'gps'> = {
  shaped: objectOf<Gps>({ latitude: either(isNumber, isText), longitude: either(isNumber, isText) }),
  empty: (value) => axes.every((axis) => isBlank(value[axis])),
  normalise: (_field, value) => ({
    latitude: canonical(value.latitude, 'latitude'),
    longitude: canonical(value.longitude, 'longitude'),
  }),
  problems: (_field, value, check) => axes.flatMap((axis) => axisProblems(value, axis, check)),
};
