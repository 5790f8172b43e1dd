import { columnVisibilityFeature, tableFeatures } from '@tanstack/react-table';

/** What a list can do beyond showing rows: columns can be left out. */
export const features = tableFeatures({ columnVisibilityFeature });
export type Features = typeof features;
