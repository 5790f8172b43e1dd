import { nameOf } from '@bronhouder/domain/relations/labels.ts';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { NameLink } from '../../../shell/name-link.tsx';
import { Row, RowList } from '../../../ui/row-list.tsx';
import type { RelationType } from '../draft.ts';
import { KindChip } from '../kind-chip.tsx';
import classes from '../relation-types.module.css';

/** Relation types with how they read from both sides, their kind and how often they are used. */
export const TypeRows = ({ team, types }: { team: string; types: RelationType[] }) => {
  const { t } = useTranslation();
  return (
    <RowList>
      {types.map((type) => (
        <Row key={type.key} className={classes.row}>
          <div>
            <NameLink {...paths.teamRelationType(team, type.key)}>
              <span className={classes.capital}>{nameOf(type)}</span>
            </NameLink>
            {type.team.key !== team && <div className={classes.whose}>{t('relations.types.whose', { team: type.team.name })}</div>}
          </div>
          <div>
            <KindChip kind={type.kind} />
          </div>
          <div className={classes.uses}>{t('relations.types.uses', { count: type.uses })}</div>
        </Row>
      ))}
    </RowList>
  );
};
