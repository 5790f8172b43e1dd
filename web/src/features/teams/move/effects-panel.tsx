import { rights } from '@bronhouder/domain/permissions/right.ts';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useReasonText } from '../settings/reason-text.ts';
import { Reasons } from '../tree/refusal-alert.tsx';
import classes from './move.module.css';
import type { Moved } from './beneath.ts';
import type { MoveEffects } from './moving.ts';
import { PeopleList } from './people-list.tsx';

const namedOrganisations = 8;

/** All rights that can be held in a team, and at an organisation: those of its team stay where they are. */
const allOf = { team: rights.length, organisation: rights.filter((right) => !right.startsWith('TEAM:')).length };

const Touched = ({ touched, moreTouched }: Pick<MoveEffects, 'touched' | 'moreTouched'>) => {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  const more = touched.length - namedOrganisations + moreTouched;
  if (touched.length === 0) return null;
  return (
    <>
      <h3 className={classes.head}>{t('subteams.move.touched', { count: touched.length + moreTouched })}</h3>
      <p className={classes.small}>{t('subteams.move.touchedLead')}</p>
      <ul className={classes.list}>
        {touched.slice(0, namedOrganisations).map(({ key, title, reasons }) => (
          <li key={key} className={classes.touched}>
            <strong>{title}</strong>
            <span className={classes.small}>{reasons.map(reasonText).join(' · ')}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.small}>{t('subteams.move.more', { count: more })}</p>}
    </>
  );
};

/** What a move would do (beyond the specification, 7): what stands in the way, who gains and loses rights, which organisations it touches. */
export const EffectsPanel = ({ moved, effects }: { moved: Moved; effects: MoveEffects }) => {
  const { t } = useTranslation();
  const { obstacles, people, others, touched, moreTouched, subteams, organisations } = effects;
  const all = allOf[moved.kind];
  return (
    <>
      {obstacles.length > 0 && (
        <Alert color="red" icon={<IconAlertTriangle size={18} />} title={t('subteams.move.obstacles')} mb="sm">
          <Reasons reasons={obstacles} />
        </Alert>
      )}
      {moved.kind === 'team' && <p className={classes.fact}>{t('subteams.move.along', { subteams, organisations })}</p>}
      {people.length + others.total === 0 && <p className={classes.fact}>{t('subteams.move.nobody')}</p>}
      <PeopleList people={people} side="gains" all={all} />
      <PeopleList people={people} side="loses" all={all} />
      {others.total > 0 && <p className={classes.fact}>{t('subteams.move.others', others)}</p>}
      {organisations > 0 && touched.length === 0 && <p className={classes.fact}>{t('subteams.move.untouched')}</p>}
      <Touched touched={touched} moreTouched={moreTouched} />
    </>
  );
};
