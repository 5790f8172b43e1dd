import { Skeleton, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { ChangeText } from '../../records/history/change-text.tsx';
import type { AuditEntry } from '../../records/history/sentence.ts';
import { useSentences } from '../../records/history/use-sentences.ts';
import { useFieldTexts } from '../../records/history/use-field-texts.ts';
import { Avatar } from '../../records/parts/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import parts from '../../records/parts/parts.module.css';
import type { OrganisationInView } from '../record.ts';
import { useMoments } from '../../records/use-moments.ts';
import classes from './changes-card.module.css';
import { useLatest } from './use-latest.ts';

const shown = 6;
const fieldsShown = 2;
const saves = ['saveConcept', 'saveReady'];

type FieldTexts = ReturnType<typeof useFieldTexts>;

/** A save tells which fields changed; any other act tells itself. */
const What = ({ entry, texts }: { entry: AuditEntry; texts: FieldTexts }) => {
  const { t } = useTranslation();
  const { sentence } = useSentences('organisation');
  if (!saves.includes(entry.act) || entry.changes.length === 0) return sentence(entry);
  const more = entry.changes.length - fieldsShown;
  return (
    <>
      {entry.changes.slice(0, fieldsShown).map(({ field, before, after }) => (
        <div key={field}>
          <span className={classes.field}>{texts.label(field)}</span>
          <ChangeText brief before={texts.text(field, before)} after={texts.text(field, after)} />
        </div>
      ))}
      {more > 0 && <span className={parts.quiet}>{t('history.moreFields', { count: more })}</span>}
    </>
  );
};

const Entry = ({ entry, texts }: { entry: AuditEntry; texts: FieldTexts }) => {
  const { t } = useTranslation();
  const { relative } = useFormats();
  const { moment } = useMoments();
  const by = entry.by ? (entry.by.name ?? t('history.someoneFormer')) : t('history.system');
  return (
    <li className={classes.entry}>
      <Avatar by={entry.by} />
      <div className={classes.what}>
        <VisuallyHidden>{by}: </VisuallyHidden>
        <What entry={entry} texts={texts} />
      </div>
      <time className={classes.when} dateTime={entry.at} title={`${by} · ${moment(entry.at)}`}>
        {relative(entry.at)}
      </time>
    </li>
  );
};

/** The newest changes in plain words: the field, and the words that went and came (beyond the specification, 19). */
export const ChangesCard = ({ view, className }: { view: OrganisationInView; className?: string | undefined }) => {
  const { t } = useTranslation();
  const { organisation, sections } = view;
  const texts = useFieldTexts(sections);
  const { data, isPending } = useLatest(organisation.key);
  const entries = data?.rows.slice(0, shown) ?? [];
  return (
    <Card
      title={t('organisation.changes.title')}
      className={className}
      aside={
        <Link {...paths.organisationAuditlog(organisation.key)} className={parts.link}>
          {t('organisation.changes.auditlog')}
        </Link>
      }
    >
      {isPending && <Skeleton height={160} />}
      {data && entries.length === 0 && <p className={parts.quiet}>{t('organisation.changes.nothing')}</p>}
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} texts={texts} />
        ))}
      </ul>
    </Card>
  );
};
