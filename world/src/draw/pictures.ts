import { colour } from './colour.ts';
import { png } from './png.ts';

/** A street front under a sky: gables, doors and lit windows, in the colours around a hue. */
export const streetFront = (hue: number): Uint8Array<ArrayBuffer> => {
  const [width, height, house] = [960, 600, 160];
  return png(width, height, (x, y) => {
    const [number, left] = [Math.floor(x / house), x % house];
    const roof = 150 + ((number * 67 + hue) % 90);
    const gable = roof + Math.abs(left - house / 2) * (number % 2 === 0 ? 0.9 : 0.35);
    if (y > 540) return colour(hue, 0.08, y > 548 ? 0.42 : 0.3);
    if (y < gable) return colour(205, 0.5, 0.72 + (y / height) * 0.25);
    if (left < 3) return colour(hue, 0.25, 0.2);
    const door = left > 62 && left < 98 && y > 440;
    if (door) return colour(hue + 150, 0.45, 0.28);
    // Whole windows only: below the gable, above the door.
    const floor = Math.floor((y - roof - 85) / 92);
    const window = floor >= 0 && left % 52 > 14 && left % 52 < 42 && (y - roof - 85) % 92 < 54 && roof + 139 + floor * 92 < 435;
    if (window) return colour(48, 0.7, (number + floor) % 3 === 0 ? 0.82 : 0.55);
    return colour(hue + number * 11, 0.38, 0.44 + (Math.floor(y / 9) % 2) * 0.015);
  });
};

/** A round sign with two bars, like an open book or an open door. */
export const sign = (hue: number): Uint8Array<ArrayBuffer> => {
  const size = 400;
  return png(size, size, (x, y) => {
    const fromMiddle = Math.hypot(x - size / 2, y - size / 2);
    if (fromMiddle > 190) return [255, 255, 255];
    const page =
      Math.abs(x - size / 2) > 12 &&
      Math.abs(x - size / 2) < 105 &&
      y > 120 + Math.abs(x - size / 2) * 0.2 &&
      y < 265 + Math.abs(x - size / 2) * 0.2;
    return page ? colour(hue, 0.2, 0.96) : colour(hue, 0.7, 0.27);
  });
};
