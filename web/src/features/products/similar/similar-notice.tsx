import { Alert } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCopyCheck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../../api/clients.ts';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import classes from './similar.module.css';

const pause = 400;
/** Of fewer letters much is near the same. */
const fewest = 3;
const useSimilar = (organisation: string, title: string, except: string | undefined) => {
  const [asked] = useDebouncedValue(title.trim(), pause);
  const enabled = asked.length >= fewest;
  const { data = [] } = useQuery({
    ...queries.product.similar.queryOptions({ input: { organisation, title: asked }, ...handled }),
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return enabled ? data.filter(({ key }) => key !== except) : [];
};

type Props = {
  /** The owner, whose products it is compared with. */
  organisation: string;
  title: string;
  /** The product itself, or the original of a copy. */
  except?: string;
};

/**
 * Points out products of the same owner that are called almost so while a title is typed, so that none is made twice. They open
 * beside this page: nothing that was typed is lost.
 */
export const SimilarNotice = ({ organisation, title, except }: Props) => {
  const { t } = useTranslation();
  const similar = useSimilar(organisation, title, except);
  return (
    <div role="status" className={classes.status}>
      {similar.length > 0 && (
        <Alert color="yellow" icon={<IconCopyCheck aria-hidden />} title={t('copying.similar.title', { count: similar.length })}>
          <p className={classes.lead}>{t('copying.similar.lead')}</p>
          <ul className={classes.list}>
            {similar.map((it) => (
              <li key={it.key}>
                <AnchorLink
                  {...paths.product({ organisation }, it.key)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('copying.similar.opens', { title: it.title })}
                >
                  {it.title}
                </AnchorLink>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
};
