import { fileProblems } from '@bronhouder/domain/fields/file.ts';
import type { FieldOf } from '@bronhouder/domain/fields/definition.ts';
import type { FileReference } from '@bronhouder/domain/fields/value.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { useRef, useState } from 'react';
import { refusalIn } from '../../api/refusal.ts';
import { useForm } from '../form-context.ts';
import { upload } from '../upload.ts';

/** `problems`: what is wrong with the file that was offered; `failed`: it could not be sent at all. */
export type UploadState = { name: string; percent: number | null; problems: Problem[]; failed: boolean };

const pixels = async (file: File): Promise<{ width: number; height: number } | undefined> => {
  if (!file.type.startsWith('image/')) return undefined;
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return undefined;
  }
};

/** Type, size and pixels, asked before a byte is sent; what the browser cannot measure is left to the server. */
const refusedHere = async (field: FieldOf<'file'>, file: File): Promise<Problem[]> => {
  const size = await pixels(file);
  const found = fileProblems(field, { name: file.name, type: file.type, bytes: file.size, ...size });
  return size ? found : found.filter((problem) => problem.code !== 'file-pixels');
};

const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Sends a chosen file and tells how far it is; `stop` breaks it off. */
export const useUpload = (field: FieldOf<'file'>, path: string, onDone: (file: FileReference) => void) => {
  const { record, held } = useForm();
  const [state, setState] = useState<UploadState | null>(null);
  const running = useRef<AbortController>(undefined);
  const send = async (file: File) => {
    const shown = { name: file.name, percent: null, problems: [], failed: false };
    const problems = await refusedHere(field, file);
    if (problems.length > 0) {
      setState({ ...shown, problems });
      return;
    }
    if (record === null) {
      if (held) onDone(held.hold(file, await pixels(file)));
      setState(null);
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setState({ ...shown, percent: 0 });
    try {
      const onProgress = (percent: number) => setState({ ...shown, percent });
      onDone(await upload({ record, field: path, file, onProgress, signal: controller.signal }));
      setState(null);
    } catch (error) {
      const refusal = refusalIn(error);
      setState(isStopped(error) ? null : { ...shown, problems: refusal?.data.problems ?? [], failed: true });
    }
  };
  return { possible: record !== null || held !== undefined, state, send, stop: () => running.current?.abort() };
};
