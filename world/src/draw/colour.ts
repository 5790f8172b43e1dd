import type { Colour } from './png.ts';

/** A colour by hue (0 to 360), saturation and lightness (0 to 1). */
export const colour = (hue: number, saturation: number, lightness: number): Colour => {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
  };
  return [part(0), part(8), part(4)];
};
