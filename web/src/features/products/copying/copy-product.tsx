import type { ProductInView } from '../record.ts';
import { CopyDialog } from './copy-dialog.tsx';

/** Copies the product in view. */
export const CopyProduct = ({ view: { product, sections }, onClose }: { view: ProductInView; onClose: () => void }) => (
  <CopyDialog original={{ ...product, sections }} onClose={onClose} />
);
