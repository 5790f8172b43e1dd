import type { SectionCompleteness } from '@bronhouder/domain/fields/completeness.ts';
import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { NativeSelect, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../i18n/use-formats.ts';
import classes from './table-of-contents.module.css';

type Props = { sections: Section[]; counts: SectionCompleteness[]; current: string | undefined; go: (section: string) => void };

const countOf = (counts: SectionCompleteness[], key: string): SectionCompleteness =>
  counts.find((count) => count.key === key) ?? { key, filled: 0, total: 0, problems: 0 };

const Count = ({ count: { filled, total, problems } }: { count: SectionCompleteness }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.count}>
      {problems > 0 && (
        <span className={classes.problems}>
          <IconAlertTriangle size={12} aria-hidden /> {problems}
          <VisuallyHidden> {t('forms.problems', { count: problems })}</VisuallyHidden>
        </span>
      )}
      {total > 0 && (
        <>
          <span aria-hidden>
            {filled}/{total}
          </span>
          <VisuallyHidden>{t('forms.halfFilled', { filled, total })}</VisuallyHidden>
        </>
      )}
    </span>
  );
};

const AsList = ({ sections, counts, current, go }: Props) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  return (
    <nav className={classes.list} aria-label={t('forms.contents')}>
      <ul>
        {sections.map(({ key, label }) => (
          <li key={key}>
            <button type="button" className={classes.entry} aria-current={key === current ? 'true' : undefined} onClick={() => go(key)}>
              <span className={classes.name}>{localised(label)}</span>
              <Count count={countOf(counts, key)} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const AsSelect = ({ sections, counts, current, go }: Props) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  const text = ({ key, label }: Section) => {
    const { filled, total, problems } = countOf(counts, key);
    return [localised(label), `${filled}/${total}`, ...(problems > 0 ? [t('forms.problems', { count: problems })] : [])].join(' · ');
  };
  return (
    <NativeSelect
      className={classes.select}
      aria-label={t('forms.sectionOnPhone')}
      value={current ?? ''}
      data={sections.map((section) => ({ value: section.key, label: text(section) }))}
      onChange={(event) => go(event.currentTarget.value)}
    />
  );
};

/** The sections with what is filled and what is wrong in each; a list beside the form, on a phone one above it. */
export const TableOfContents = (props: Props) => (
  <>
    <AsList {...props} />
    <AsSelect {...props} />
  </>
);
