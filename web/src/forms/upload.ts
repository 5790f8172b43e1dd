import type { FileReference } from '@bronhouder/domain/fields/value.ts';
import { readRefusal } from '../api/refusal.ts';
import { baseAddress } from '../api/settings.ts';
import type { RecordRef } from './record-ref.ts';

type Upload = { record: RecordRef; field: string; file: File; onProgress: (percent: number) => void; signal: AbortSignal };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const filesOf = async ({ kind, key }: RecordRef): Promise<string> => `${await baseAddress('apiBaseUrl')}/${kind}/${key}/file`;

/**
 * Sends a file for a field of a record (the call `upload` of its kind), and tells how far it is; `fetch` cannot tell that of what it sends.
 * Rejects with the server's refusal, or with an error when it was stopped or there is no connection.
 */
export const upload = async ({ record, field, file, onProgress, signal }: Upload): Promise<FileReference> => {
  const address = await filesOf(record);
  const form = new FormData();
  form.set('field', field);
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.withCredentials = true;
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onerror = () => reject(new Error('upload: no connection'));
    request.onabort = () => reject(new DOMException('upload stopped', 'AbortError'));
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body as FileReference);
      else reject(readRefusal(body, { status: request.status }));
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
};

/** Where a file of a record is read; images as wide as asked. */
export const fileAddress = async (record: RecordRef, key: string, width?: number): Promise<string> =>
  `${await filesOf(record)}/${key}${width ? `?width=${width}` : ''}`;
