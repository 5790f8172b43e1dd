import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { ChangeText } from '../history/change-text.tsx';
import { useFieldTexts } from '../history/use-field-texts.ts';
import type { RecordInView } from '../record-view.ts';
import classes from './publish-dialog.module.css';
import { useOutsideChanges } from './use-outside-changes.ts';

const shownAtFirst = 8;

/** What visitors will see differently, field by field, with the words marked. */
export const OutsideList = ({ view }: { view: RecordInView }) => {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const { published, changes } = useOutsideChanges(view);
  const { label, text } = useFieldTexts(view.sections);
  const shown = all ? changes : changes?.slice(0, shownAtFirst);
  const lead = () => {
    if (published === null) return t('publication.dialog.changesFirst');
    return changes?.length === 0 ? t('publication.dialog.changesNone') : t('publication.dialog.changesAgainst', { revision: published });
  };
  return (
    <section className={classes.part} aria-busy={!changes}>
      <h3>{t('publication.dialog.changes')}</h3>
      <p className={classes.quiet} style={{ marginBottom: 8 }}>
        {lead()}
      </p>
      {!shown && <LinesSkeleton />}
      <dl className={classes.changes}>
        {shown?.map(({ field, before, after }) => (
          <div key={field} style={{ display: 'contents' }}>
            <dt>{label(field)}</dt>
            <dd>
              {published === null ? text(field, after) : <ChangeText brief before={text(field, before)} after={text(field, after)} />}
            </dd>
          </div>
        ))}
      </dl>
      {changes && shown && changes.length > shown.length && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setAll(true)}>
          {t('publication.dialog.changesShowAll', { count: changes.length })}
        </Button>
      )}
    </section>
  );
};
