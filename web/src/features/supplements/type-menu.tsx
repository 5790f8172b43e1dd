import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import type { OrganisationMenu } from '../../api/types.ts';
import { useFormats, useLocalised } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { TypeIcon } from '../../shell/menu/type-icon.tsx';
import classes from './library.module.css';

type Props = { organisation: string; types: OrganisationMenu['supplementTypes'] };

/** The types of the library, each with how many there are. */
export const TypeMenu = ({ organisation, types }: Props) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  const { number } = useFormats();
  const counts = useQuery(queries.supplement.counts.queryOptions({ input: { organisation, types: [] } })).data?.types;
  if (types.length < 2) return null;
  return (
    <nav aria-label={t('supplement.types')} className={classes.types}>
      {types.map(({ key, plural, icon }) => (
        <Link
          key={key}
          {...paths.supplements(organisation, key)}
          className={classes.type}
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ className: classes.on ?? '', 'aria-current': 'page' }}
        >
          <TypeIcon name={icon} size={16} />
          {localised(plural)}
          {counts && <span className={classes.count}>{number(counts.find(({ value }) => value === key)?.count ?? 0)}</span>}
        </Link>
      ))}
    </nav>
  );
};
