import { Alert } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCopyCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../../api/clients.ts';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import { useTypes } from '../types.ts';
import { typesOf } from '../../records/record-view.ts';
import classes from './create.module.css';

const pause = 400;
/** Of fewer letters much is near the same. */
const fewest = 3;
const useSimilar = (title: string, except: string | undefined) => {
  const [asked] = useDebouncedValue(title.trim(), pause);
  const enabled = asked.length >= fewest;
  const { data = [] } = useQuery({
    ...queries.organisation.similar.queryOptions({ input: { title: asked }, ...handled }),
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return enabled ? data.filter(({ key }) => key !== except) : [];
};

/**
 * Points out organisations that are called almost so while a name is typed, so that none is made twice. They open beside this page:
 * nothing that was typed is lost. `except`: the original of a copy.
 */
export const SimilarNotice = ({ title, except }: { title: string; except?: string }) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const types = useTypes().data ?? [];
  const similar = useSimilar(title, except);
  const where = ({ types: keys, city, team }: (typeof similar)[number]) =>
    [
      ...typesOf(
        keys.map((key) => ({ key })),
        types,
      ).map(({ name }) => pick(name)),
      city,
      team.name,
    ].filter(Boolean);
  return (
    <div role="status" className={classes.status}>
      {similar.length > 0 && (
        <Alert color="yellow" icon={<IconCopyCheck aria-hidden />} title={t('creation.similar.title', { count: similar.length })}>
          <p className={classes.lead}>{t('creation.similar.lead')}</p>
          <ul className={classes.similar}>
            {similar.map((it) => (
              <li key={it.key}>
                <AnchorLink
                  {...paths.organisation(it.key)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('creation.similar.opens', { title: it.title })}
                >
                  {it.title}
                </AnchorLink>
                <span className={classes.where}>{where(it).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
};
