import { Drawer } from '@mantine/core';
import { combine } from '@bronhouder/domain/types/combine.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import { useFormats, useLocalised } from '../../../i18n/use-formats.ts';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { typesOf, useTypes } from '../../organisations/record.ts';
import classes from './revision-content.module.css';
import { useFieldTexts } from './use-field-texts.ts';

type Revision = ApiAnswers['organisation']['revision'];

const Content = ({ revision }: { revision: Revision }) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const { dateTime } = useFormats();
  const sections = combine(typesOf(revision.types, useTypes().data ?? []));
  const { text } = useFieldTexts(sections);
  return (
    <>
      <p className={classes.lead}>
        {t('organisation.revisions.contentLead', {
          at: dateTime(revision.at),
          name: revision.by?.name ?? t('organisation.banner.formerUser'),
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
                  <dd data-empty={value === '' || undefined}>{value || t('organisation.revisions.notFilled')}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </>
  );
};

type Props = { organisation: { key: string; title: string }; number: number | null; onClose: () => void };

/** One version as it stood, section by section, to be read. */
export const RevisionContent = ({ organisation: { key, title }, number, onClose }: Props) => {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...queries.organisation.revision.queryOptions({ input: number === null ? skipToken : { key, number } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Drawer
      opened={number !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={number !== null && t('organisation.revisions.contentTitle', { number, title })}
      closeButtonProps={{ 'aria-label': t('organisation.revisions.close') }}
    >
      {data ? <Content revision={data} /> : <LinesSkeleton lines={10} />}
    </Drawer>
  );
};
