import type { WrittenType } from '@bronhouder/domain/types/definition-shape.ts';
import { useMutation } from '@tanstack/react-query';
import { api, handled } from '../../../api/clients.ts';

/** Counts what saving a type as written would do, when asked. */
export const useEffects = (type: string | null) =>
  useMutation({
    mutationFn: async (draft: WrittenType) => {
      if (type === null) throw new Error('a type that does not exist touches nothing');
      return api.type.effects({ key: type, type: draft }, handled);
    },
  });
