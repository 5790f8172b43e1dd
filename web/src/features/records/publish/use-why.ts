import { type Act, rightFor } from '@bronhouder/domain/publication/acts.ts';
import type { RefusalCode } from '@bronhouder/domain/refusal.ts';
import { useTranslation } from 'react-i18next';
import { useWhyNot } from '../../rights/use-why-not.ts';
import type { RecordInView } from '../record-view.ts';

/** Whether it is a right that is missing, and not the state of the record that stands in the way. */
export const isMissingRight = (code: RefusalCode | null): boolean => code === 'publish.right' || code === 'right.missing';

/**
 * Why somebody cannot do an act: the words of the reason, and for a missing right which it is and who can give it (beyond the
 * specification, 5); `brief` where many stand together. `asked`: the reasons that may be told, so that nothing is fetched when no
 * right is missing.
 */
export const useWhy = ({ kind, place }: Pick<RecordInView, 'kind' | 'place'>, asked: readonly (RefusalCode | null)[]) => {
  const { t } = useTranslation();
  const whyNot = useWhyNot(place, asked.some(isMissingRight));
  const told = (length: 'full' | 'brief') => (act: Act, code: RefusalCode | null) => {
    if (code === null) return undefined;
    const right = rightFor(act, kind.name);
    return isMissingRight(code) && right ? whyNot[length](right) : t(`refusals.${code}.message`);
  };
  return { full: told('full'), brief: told('brief') };
};
