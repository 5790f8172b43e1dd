import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { plainText } from '@bronhouder/domain/fields/plain-text.ts';
import type { Address } from '@bronhouder/domain/fields/value.ts';
import { useLocalised } from '../../i18n/use-formats.ts';
import { useReader } from '../use-reader.ts';

const field = { kind: 'address', key: 'address', label: { nl: '', en: '' } } as const;

/** What stands below a title: its type where that has to be said, and where it is, or how to reach the person. */
export const useBelow = () => {
  const reader = useReader();
  const localised = useLocalised();
  return (
    { address, email, phone }: { address: Address | null; email: string | null; phone: string | null },
    type?: TypeDefinition,
  ): string => {
    const where = address && plainText(field, address, reader);
    return [type && localised(type.name), where || email || phone].filter(Boolean).join(' · ');
  };
};
