import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import parts from '../records/parts/parts.module.css';
import classes from './relations.module.css';
import { atStart, type RelationGroup } from './words.ts';

const named = 3;

const Line = ({ group: { type, side, rows, total, hidden } }: { group: RelationGroup }) => {
  const { t } = useTranslation();
  const names = rows.slice(0, named).map(({ organisation }) => organisation.title);
  const others = total + hidden - names.length;
  return (
    <li>
      <span className={classes.below}>{atStart(type.labels[side].output)}</span>
      {[...names, ...(others > 0 ? [t('relations.network.others', { count: others })] : [])].join(', ')}
    </li>
  );
};

/** With whom an organisation belongs together, in short, on its dashboard. */
export const RelationsCard = ({ organisation, className }: { organisation: string; className?: string | undefined }) => {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(queries.relation.list.queryOptions({ input: { organisation } }));
  return (
    <Card
      title={t('relations.card.title')}
      className={className}
      aside={
        <Link {...paths.organisationRelations(organisation)} className={parts.link}>
          {t('relations.card.all')}
        </Link>
      }
    >
      {isPending && <Skeleton height={48} />}
      {data?.groups.length === 0 && <p className={parts.quiet}>{t('relations.card.nothing')}</p>}
      <ul className={classes.card}>
        {data?.groups.map((group) => (
          <Line key={`${group.type.key} ${group.side}`} group={group} />
        ))}
      </ul>
    </Card>
  );
};
