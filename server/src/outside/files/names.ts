import type { Key } from '@bronhouder/domain/instant.ts';

/** Name under which a file is kept: of which tenant, and its key. Nothing of what somebody typed is in it. */
export const fileName = (tenant: Key, file: Key): string => `${tenant}/${file}`;

/** The widths of smaller versions; a wish in between gets the next larger one, so that few are made and kept. */
const widths = [64, 160, 320, 640, 960, 1280, 2000];
export const widthFor = (wished: number): number => widths.find((width) => width >= wished) ?? 2000;

export const smallerName = (name: string, width: number): string => `${name}.${width}.webp`;
/** Every smaller version that there can be of a file. */
export const smallerNames = (name: string): string[] => widths.map((width) => smallerName(name, width));
