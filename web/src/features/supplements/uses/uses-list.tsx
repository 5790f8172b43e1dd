import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import type { Supplement } from '../record.ts';
import { usePath } from './use-path.ts';
import classes from './uses.module.css';

type Use = ApiAnswers['supplement']['uses']['rows'][number];

const [first, most] = [10, 100];

const Line = ({ use, organisation }: { use: Use; organisation: string }) => {
  const { t } = useTranslation();
  const elsewhere = use.organisation.key !== organisation && use.kind !== 'organisation';
  return (
    <li>
      <AnchorLink {...usePath(use)}>{use.title}</AnchorLink>
      <span className={classes.about}>
        {[
          t(`supplement.uses.kinds.${use.kind}`),
          elsewhere ? use.organisation.title : '',
          use.revisions.map((revision) => t(`supplement.uses.revisions.${revision}`)).join(', '),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
};

/** Where a supplement is used, each a link; those that the user may not see are counted. */
export const UsesList = ({ supplement }: { supplement: Pick<Supplement, 'key' | 'organisation'> }) => {
  const { t } = useTranslation();
  const [size, setSize] = useState(first);
  const { data } = useQuery({
    ...queries.supplement.uses.queryOptions({ input: { key: supplement.key, size } }),
    placeholderData: keepPreviousData,
  });
  if (!data) return <LinesSkeleton lines={2} />;
  if (data.total === 0 && data.hidden === 0) return <p className={classes.about}>{t('supplement.uses.none')}</p>;
  return (
    <>
      <ul className={classes.uses}>
        {data.rows.map((use) => (
          <Line key={`${use.kind}${use.key}${use.organisation.key}`} use={use} organisation={supplement.organisation.key} />
        ))}
        {data.hidden > 0 && <li className={classes.about}>{t('supplement.uses.hidden', { count: data.hidden })}</li>}
      </ul>
      {data.total > data.rows.length && size < most && (
        <Button variant="subtle" size="compact-sm" onClick={() => setSize(most)}>
          {t('supplement.uses.more')}
        </Button>
      )}
    </>
  );
};
