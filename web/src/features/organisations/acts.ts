import type { MoreAct } from '../records/publish/more-act.ts';
import { CopyDialog } from './copy/copy-dialog.tsx';
import type { OrganisationInView } from './record.ts';

/** What can be done with an organisation besides publishing it. */
export const organisationActs: readonly MoreAct<OrganisationInView>[] = [
  { name: 'copy', text: 'creation.copy.action', shown: ({ rights }) => rights.includes('ORGANISATION:copy'), Dialog: CopyDialog },
];
