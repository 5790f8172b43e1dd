import type { UploadSeed } from '../seeds.ts';
import { pdf } from './pdf.ts';
import { sign, streetFront } from './pictures.ts';

/** The bytes of an upload of the demo world; always the same. */
export const drawUpload = ({ kind, hue, text }: UploadSeed): Uint8Array<ArrayBuffer> => {
  if (kind === 'document') return pdf(text);
  return kind === 'logo' ? sign(hue) : streetFront(hue);
};
