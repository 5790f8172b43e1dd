import { Drawer } from '@mantine/core';
import { combine } from '@bronhouder/domain/types/combine.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats, useLocalised } from '../../../i18n/use-formats.ts';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import type { Revision } from '../record-kind.ts';
import { type FormInView, typesOf } from '../record-view.ts';
import classes from './revision-content.module.css';
import { useFieldTexts } from './use-field-texts.ts';

const Content = ({ kind, revision }: { kind: FormInView['kind']; revision: Revision }) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const { dateTime } = useFormats();
  const { data: types = [] } = useQuery({ ...kind.queries.types(), staleTime: 300_000 });
  const sections = combine(typesOf(revision.types, types));
  const { text } = useFieldTexts(sections);
  return (
    <>
      <p className={classes.lead}>
        {t('history.revisions.contentLead', {
          at: dateTime(revision.at),
          name: revision.by?.name ?? t('history.someoneFormer'),
        })}
      </p>
      {sections.map((section) => (
        <section key={section.key} className={classes.section}>
          <h3>{pick(section.label)}</h3>
          <dl>
            {section.fields.map((field) => {
              const value = text(field.key, revision.content[field.key]);
              return (
                <div key={field.key}>
                  <dt>{pick(field.label)}</dt>
                  <dd data-empty={value === '' || undefined}>{value || t('history.revisions.notFilled')}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </>
  );
};

type Props = { view: FormInView; number: number | null; onClose: () => void };

/** One version as it stood, section by section, to be read. */
export const RevisionContent = ({ view: { kind, record }, number, onClose }: Props) => {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...kind.queries.revision({ key: record.key, number: number ?? 0 }),
    enabled: number !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Drawer
      opened={number !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={number !== null && t('history.revisions.contentTitle', { number, title: record.title })}
      closeButtonProps={{ 'aria-label': t('history.revisions.close') }}
    >
      {data ? <Content kind={kind} revision={data} /> : <LinesSkeleton lines={10} />}
    </Drawer>
  );
};
