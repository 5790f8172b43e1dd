import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../api/clients.ts';

/** The newest entries of the audit log: for the latest changes, and for when each section last became different. */
export const useLatest = (key: string) =>
  useQuery(queries.organisation.auditlog.queryOptions({ input: { key, page: 1, size: 100, acts: [] } }));
