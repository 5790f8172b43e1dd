import { Button, VisuallyHidden } from '@mantine/core';
import { holds } from '@bronhouder/domain/condition.ts';
import { placeOf } from '@bronhouder/domain/fields/completeness.ts';
import { type Asked, asked } from '@bronhouder/domain/organisations/asked.ts';
import { acts } from '@bronhouder/domain/publication/acts.ts';
import { inStretch } from '@bronhouder/domain/publication/conditions.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../shell/links.tsx';
import { RightButton } from '../../rights/right-button.tsx';
import type { DialogName } from '../../records/publish/dialog-name.ts';
import { isDialogAct } from '../../records/publish/main-act.ts';
import type { OrganisationInView } from '../record.ts';
import { useMoments } from '../../records/use-moments.ts';
import classes from './asked-cards.module.css';
import { askedLooks } from './asked-looks.ts';

type Open = (dialog: DialogName) => void;
const namedProblems = 3;

/** The fields with problems, the first few by name. */
const useProblemFields = ({ sections, problems }: OrganisationInView): string => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const labels = [
    ...new Set(problems.map((problem) => placeOf(sections, problem.field)?.field).filter((label) => label !== undefined)),
  ].map(pick);
  const more = labels.length - namedProblems;
  return [...labels.slice(0, namedProblems), ...(more > 0 ? [t('organisation.asked.more', { count: more })] : [])].join(' · ');
};

const CardAction = ({ item, view, onOpen, describedBy }: { item: Asked; view: OrganisationInView; onOpen: Open; describedBy: string }) => {
  const { t } = useTranslation();
  const label = t(`organisation.asked.codes.${item.code}.action`);
  const { key } = view.organisation;
  const look = { variant: 'default', className: classes.action ?? '', 'aria-describedby': describedBy } as const;
  const right = item.act === null ? null : acts[item.act].right;
  if (right !== null && !view.rights.includes(right))
    return (
      <RightButton {...look} place={{ kind: 'organisation', key }} right={right} held={false} onClick={() => undefined}>
        {label}
      </RightButton>
    );
  if (item.target === 'edit')
    return (
      <ButtonLink {...paths.organisationEdit(key)} {...look}>
        {label}
      </ButtonLink>
    );
  if (item.target === 'settings')
    return (
      <ButtonLink {...paths.organisationSettings(key)} {...look}>
        {label}
      </ButtonLink>
    );
  const dialog = item.act !== null && isDialogAct(item.act) ? item.act : 'publish';
  return (
    <Button {...look} onClick={() => onOpen(dialog)}>
      {label}
    </Button>
  );
};

const AskedCard = ({ item, view, onOpen }: { item: Asked; view: OrganisationInView; onOpen: Open }) => {
  const { t } = useTranslation();
  const { written } = useMoments();
  const fields = useProblemFields(view);
  const id = useId();
  const { icon: Sign, tone } = askedLooks[item.code];
  const values = written(item.values);
  const lead = item.code === 'problems' ? fields : t(`organisation.asked.codes.${item.code}.lead`, values);
  return (
    <li className={classes.card} data-tone={tone}>
      <span className={classes.sign} aria-hidden>
        <Sign size={18} />
      </span>
      <div id={id}>
        <h3 className={classes.title}>{t(`organisation.asked.codes.${item.code}.title`, values)}</h3>
        <p className={classes.lead}>{lead}</p>
      </div>
      <CardAction item={item} view={view} onOpen={onOpen} describedBy={id} />
    </li>
  );
};

/** What is asked of the people of this organisation now: a card with one button each (interface, "Dashboards"). */
export const AskedCards = ({ view, onOpen }: { view: OrganisationInView; onOpen: Open }) => {
  const { t } = useTranslation();
  const { organisation, problems, now } = view;
  const { facts, depublicationNote } = organisation;
  const reviewNote = holds(inStretch, facts, now) ? null : depublicationNote;
  const all = asked({ facts, problems, reviewNote }, now);
  // Of a deactivated one the banner says it, with the same button.
  const items = all.filter(({ code }) => code !== 'deactivated');
  if (items.length === 0) return null;
  return (
    <section>
      <VisuallyHidden component="h2">{t('organisation.asked.title')}</VisuallyHidden>
      <ul className={classes.cards}>
        {items.map((item) => (
          <AskedCard key={item.code} item={item} view={view} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
};
