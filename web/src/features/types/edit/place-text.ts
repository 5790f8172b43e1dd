import type { WrittenType } from '@bronhouder/domain/types/definition-shape.ts';
import { useLocalised } from '../../../i18n/use-formats.ts';

const pathParts = /^sections\.(\d+)(?:\.fields\.(\d+)(?:\.fields\.(\d+))?)?/;

/** Which part has to stand open for the input at a path to be there. */
export const partAt = (type: WrittenType, path: string): string | null => {
  const [, at, index, within] = pathParts.exec(path) ?? [];
  const section = type.sections[Number(at)];
  const field = section?.fields[Number(index)];
  if (!section) return null;
  if (!field) return `section:${section.key}`;
  const inner = field.kind === 'group' ? field.fields[Number(within)] : undefined;
  return inner ? `${field.key}/${inner.key}` : field.key;
};

/** Where a problem is, in words: "Algemeen, Naam". */
export const usePlaceText = () => {
  const local = useLocalised();
  return (type: WrittenType, path: string): string => {
    const [, at, index, within] = pathParts.exec(path) ?? [];
    const section = type.sections[Number(at)];
    const field = section?.fields[Number(index)];
    const inner = field?.kind === 'group' ? field.fields[Number(within)] : undefined;
    return [section, field, inner].flatMap((one) => (one ? [local(one.label) || one.key] : [])).join(', ');
  };
};
