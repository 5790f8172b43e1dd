import { skipToken, useQuery } from '@tanstack/react-query';
import type { RecordRef } from './record-ref.ts';
import { fileAddress } from './upload.ts';

/** Where a file of a record is read; undefined without a record, and for the moment that it takes to find out. */
export const useFileAddress = (record: RecordRef | null, file: string, width?: number): string | undefined =>
  useQuery({
    queryKey: ['file address', record?.kind, record?.key, file, width ?? 0],
    queryFn: record ? () => fileAddress(record, file, width) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
