import { Button } from '@mantine/core';
import { IconCircleCheck, IconClock, IconSparkles } from '@tabler/icons-react';
import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { timeline } from '@bronhouder/domain/publication/timeline.ts';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Avatar } from '../parts/avatar.tsx';
import type { RevisionPage } from '../record-kind.ts';
import { useMoments } from '../use-moments.ts';
import classes from '../../auditlog/log.module.css';
import type { useFieldTexts } from './use-field-texts.ts';

type Revision = RevisionPage['rows'][number];
type FieldTexts = ReturnType<typeof useFieldTexts>;

const Marks = ({ number, facts, now }: { number: number; facts: Facts; now: Instant }) => {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const stretches = timeline(facts, now).filter(({ revision }) => revision === number);
  const planned = stretches.find(({ phase }) => phase === 'future');
  return (
    <>
      {stretches.some(({ phase }) => phase === 'now') && (
        <Chip tone="ok" icon={<IconCircleCheck size={14} aria-hidden />}>
          {t('history.revisions.published')}
        </Chip>
      )}
      {planned && (
        <Chip tone="plan" icon={<IconClock size={14} aria-hidden />}>
          {t('history.revisions.planned', { at: moment(planned.from) })}
        </Chip>
      )}
      {facts.working === number && (
        <Chip tone="accent" icon={<IconSparkles size={14} aria-hidden />}>
          {t('history.revisions.newest')}
        </Chip>
      )}
    </>
  );
};

type Props = { revisions: Revision[]; facts: Facts; now: Instant; texts: FieldTexts; onOpen: (number: number) => void };

const Fields = ({ revision: { number, fields }, texts }: { revision: Revision; texts: FieldTexts }) => {
  const { t } = useTranslation();
  if (number === 1) return t('history.revisions.first');
  return fields.length > 0
    ? t('history.revisions.fields', { fields: fields.map(texts.label).join(', ') })
    : t('history.revisions.noFields');
};

/** The versions, the newest first: who made them, when, which fields, and which one is out, planned or newest. */
export const RevisionList = ({ revisions, facts, now, texts, onOpen }: Props) => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <ol className={classes.entries}>
      {revisions.map((revision) => (
        <li key={revision.number} className={classes.entry}>
          <Avatar by={revision.by} />
          <div>
            <p className={classes.marked}>
              <strong>{t('history.revisions.number', { number: revision.number })}</strong>
              <Marks number={revision.number} facts={facts} now={now} />
            </p>
            <p className={classes.who}>
              {t('history.revisions.by', {
                name: revision.by?.name ?? t('history.auditlog.formerUser'),
                at: dateTime(revision.at),
              })}
            </p>
            <p className={classes.fields}>
              <Fields revision={revision} texts={texts} />
            </p>
          </div>
          <Button
            className={classes.open ?? ''}
            variant="default"
            size="compact-sm"
            aria-label={t('history.revisions.open', { number: revision.number })}
            onClick={() => onOpen(revision.number)}
          >
            {t('history.revisions.view')}
          </Button>
        </li>
      ))}
    </ol>
  );
};
