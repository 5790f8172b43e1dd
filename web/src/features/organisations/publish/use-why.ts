import { type Act, acts } from '@bronhouder/domain/publication/acts.ts';
import type { RefusalCode } from '@bronhouder/domain/refusal.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';

const missingRight: readonly RefusalCode[] = ['publish.right', 'right.missing'];

/**
 * Why somebody cannot do an act: the words of the reason, and for a missing right who can give it (beyond the specification, 5).
 * `asked`: the reasons that may be told, so that nothing is fetched when no right is missing.
 */
export const useWhy = (key: string, asked: readonly (RefusalCode | null)[]) => {
  const { t } = useTranslation();
  const needed = asked.some((code) => code !== null && missingRight.includes(code));
  const { data } = useQuery({ ...queries.organisation.rights.queryOptions({ input: { key } }), enabled: needed, staleTime: 300_000 });
  const givers = (act: Act): string => {
    const names = data?.find(({ right }) => right === acts[act].right)?.givers;
    if (!names) return '';
    return names.length > 0 ? t('publication.why.givers', { names: names.join(', ') }) : t('publication.why.nobody');
  };
  return (act: Act, code: RefusalCode | null): string | undefined => {
    if (code === null) return undefined;
    return missingRight.includes(code) ? `${t('publication.why.right')} ${givers(act)}`.trim() : t(`refusals.${code}.message`);
  };
};
