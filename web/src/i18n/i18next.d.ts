import type { nl } from '@bronhouder/phrases/nl.ts';
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts';
    resources: { texts: typeof nl };
    returnNull: false;
  }
}
