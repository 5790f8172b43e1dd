import { withoutAbsent } from '../../../tables/read-search.ts';
import { count } from '../../auditlog/log-search.ts';

/** What the address of the list of versions holds; `open`: the version that is being read. */
export type RevisionSearch = { page?: number; size?: number; open?: number };

/** Reads the address; a part nobody understands is left out. */
export const readRevisionSearch = ({ page, size, open }: Record<string, unknown>): RevisionSearch =>
  withoutAbsent({ page: count(page), size: count(size), open: count(open) });
