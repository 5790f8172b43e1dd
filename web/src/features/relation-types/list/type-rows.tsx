import { nameOf } from '@bronhouder/domain/relations/labels.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import type { RelationType } from '../draft.ts';
import { KindChip } from '../kind-chip.tsx';
import classes from '../relation-types.module.css';

/** Relation types with how they read from both sides, their kind and how often they are used. */
export const TypeRows = ({ team, types }: { team: string; types: RelationType[] }) => {
  const { t } = useTranslation();
  return (
    <ul className={classes.list}>
      {types.map((type) => (
        <li key={type.key} className={classes.row}>
          <div>
            <Link {...paths.teamRelationType(team, type.key)} className={classes.name}>
              <span className={classes.capital}>{nameOf(type)}</span>
            </Link>
            {type.team.key !== team && <div className={classes.whose}>{t('relations.types.whose', { team: type.team.name })}</div>}
          </div>
          <div>
            <KindChip kind={type.kind} />
          </div>
          <div className={classes.uses}>{t('relations.types.uses', { count: type.uses })}</div>
        </li>
      ))}
    </ul>
  );
};
