import type { Problem } from '../problem.ts';
import { characterProblems, isBlank, tidyLine, tidyPart } from './characters.ts';
import type { FieldOf } from './definition.ts';
import { problem, type FieldRule } from './rule.ts';
import { isNumber, isText, objectOf, optional } from './shape.ts';
import type { FileReference } from './value.ts';

type Measured = Pick<FileReference, 'name' | 'type' | 'bytes' | 'width' | 'height'>;

/** `accept` as in HTML: `application/pdf`, `image/*` or `.pdf`. */
const accepts = (accept: string, file: Measured): boolean => {
  if (accept.startsWith('.')) return file.name.toLowerCase().endsWith(accept.toLowerCase());
  return accept.endsWith('/*') ? file.type.startsWith(accept.slice(0, -1)) : file.type === accept;
};

const tooFewPixels = ({ minWidth = 0, minHeight = 0, image }: FieldOf<'file'>, { width, height }: Measured): boolean =>
  image || minWidth > 0 || minHeight > 0 ? (width ?? 0) < minWidth || (height ?? 0) < minHeight : false;

/** Type, size and pixels of a file (point 5), with what was measured of its bytes; asked at the upload and again when saving. */
export const fileProblems = (field: FieldOf<'file'>, file: Measured): Problem[] => {
  const { accept, maxBytes, minWidth = 0, minHeight = 0 } = field;
  return [
    ...(accept.some((one) => accepts(one, file)) ? [] : [problem('file-type', '', { accept: accept.join(', ') })]),
    ...(file.bytes > maxBytes ? [problem('file-size', '', { megabytes: Math.floor(maxBytes / 100_000) / 10 })] : []),
    ...(tooFewPixels(field, file) ? [problem('file-pixels', '', { width: minWidth, height: minHeight })] : []),
  ];
};

/** What a record keeps of an upload. */
export const file: FieldRule<'file'> = {
  shaped: objectOf<FileReference>({
    key: isText,
    name: isText,
    type: isText,
    bytes: isNumber,
    width: optional(isNumber),
    height: optional(isNumber),
    description: optional(isText),
  }),
  empty: (value) => isBlank(value.key),
  normalise: (_field, { description, ...value }) => {
    const words = tidyPart(description);
    return { ...value, name: tidyLine(value.name), ...(words ? { description: words } : {}) };
  },
  problems: (field, value) => [
    ...fileProblems(field, value),
    ...characterProblems(value.name, '.name'),
    ...characterProblems(value.description, '.description'),
  ],
};
