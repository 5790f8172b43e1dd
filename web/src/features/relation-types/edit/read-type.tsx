import { sidesOf } from '@bronhouder/domain/relations/labels.ts';
import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { WhyNot } from '../../rights/why-not.tsx';
import { draftOf, type RelationType } from '../draft.ts';
import classes from '../relation-types.module.css';
import { Example } from './example.tsx';

/** A relation type as text: of a team above, or for who may not change it; with the reason. */
export const ReadType = ({ team, type }: { team: string; type: RelationType }) => {
  const { t } = useTranslation();
  const elsewhere = type.team.key !== team;
  return (
    <div className={classes.page}>
      <Alert color="yellow" role="note" icon={<IconInfoCircle size={18} aria-hidden />}>
        {elsewhere ? t('relations.edit.readOnlyElsewhere', { team: type.team.name }) : t('relations.edit.readOnlyRight')}{' '}
        {!elsewhere && <WhyNot place={{ kind: 'team', key: team }} right="TEAM:relationTypesManagement" />}
      </Alert>
      <div className={classes.columns}>
        <Card title={t('relations.edit.about')} aside={t('relations.types.uses', { count: type.uses })}>
          <dl className={classes.facts}>
            <div>
              <dt>{t('relations.edit.kind')}</dt>
              <dd>{t(`relations.types.kinds.${type.kind}`)}</dd>
            </div>
            {sidesOf(type.kind).map((side) => (
              <div key={side}>
                <dt>{t(`relations.edit.${type.kind === 'equal' ? 'both' : side}`)}</dt>
                <dd>{type.labels[side].output}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Example draft={draftOf(type)} />
      </div>
    </div>
  );
};
