import { fieldKinds } from '@bronhouder/domain/types/definition-shape.ts';
import type { TypeChange } from '@bronhouder/domain/types/differences.ts';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-formats.ts';

/** A change as the contract brings it: parts that are not there may be there as nothing. */
export type ShownChange = { [P in keyof TypeChange]: TypeChange[P] | undefined } & Pick<TypeChange, 'code'>;

/** A difference between two versions, in words. */
export const useChangeText = () => {
  const { t } = useTranslation();
  const local = useLocalised();
  const kindText = (word: string | undefined) => {
    const kind = fieldKinds.find((one) => one === word);
    return kind ? t(`types.kinds.${kind}`) : (word ?? '');
  };
  return ({ code, label, before, after }: ShownChange): string =>
    t(`types.changes.${code}`, { label: label ? local(label) : '', before: kindText(before), after: kindText(after) });
};
