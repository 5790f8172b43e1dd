import { completeness, type SectionCompleteness } from '@bronhouder/domain/fields/completeness.ts';
import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { Link } from '@tanstack/react-router';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats, useLocalised } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import parts from '../../records/parts/parts.module.css';
import type { OrganisationInView } from '../record.ts';
import { useMoments } from '../../records/use-moments.ts';
import classes from './completeness-card.module.css';
import { lastChanged } from './last-changed.ts';
import { useLatest } from './use-latest.ts';

const percentage = (filled: number, total: number) => (total === 0 ? 100 : Math.round((filled / total) * 100));

const Changed = ({ at }: { at: string | null }) => {
  const { t } = useTranslation();
  const { relative } = useFormats();
  const { moment } = useMoments();
  if (at === null) return null;
  return (
    <time dateTime={at} title={t('organisation.completeness.changedFull', { at: moment(at) })}>
      {t('organisation.completeness.changed', { when: relative(at) })}
    </time>
  );
};

const Row = ({
  section,
  part,
  changed,
  organisation,
}: {
  section: Section;
  part: SectionCompleteness;
  changed: string | null;
  organisation: string;
}) => {
  const { t } = useTranslation();
  const label = useLocalised()(section.label);
  const { filled, total, problems } = part;
  return (
    <li className={classes.row}>
      <Link {...paths.organisationEdit(organisation)} search={{ sectie: section.key }} className={parts.link}>
        {label}
      </Link>
      <div
        className={classes.track}
        role="meter"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={filled}
        aria-label={t('organisation.completeness.inWords', { section: label, filled, total })}
      >
        <div className={classes.fill} style={{ width: `${percentage(filled, total)}%` }} />
      </div>
      <span className={classes.count} aria-hidden>
        {t('organisation.completeness.ofFields', { filled, total })}
      </span>
      <div className={classes.state}>
        {problems > 0 && (
          <Chip tone="bad" icon={<IconAlertCircle size={14} aria-hidden />}>
            {t('organisation.completeness.problems', { count: problems })}
          </Chip>
        )}
        <Changed at={changed} />
      </div>
    </li>
  );
};

/** How complete each section is, what is wrong in it, and when it last became different. "Changed" is not "checked". */
export const CompletenessCard = ({ view, className }: { view: OrganisationInView; className?: string | undefined }) => {
  const { t } = useTranslation();
  const { sections, problems, organisation } = view;
  const entries = useLatest(organisation.key).data?.rows ?? [];
  const all = completeness(sections, organisation.content, problems);
  const sum = (of: 'filled' | 'total') => all.reduce((total, part) => total + part[of], 0);
  return (
    <Card
      title={t('organisation.completeness.title')}
      className={className}
      aside={t('organisation.completeness.total', { percentage: percentage(sum('filled'), sum('total')) })}
    >
      <ul className={classes.rows}>
        {sections.map((section, index) => {
          const part = all[index];
          return (
            part && (
              <Row
                key={section.key}
                section={section}
                part={part}
                changed={lastChanged(section, entries)}
                organisation={organisation.key}
              />
            )
          );
        })}
      </ul>
      <p className={parts.quiet} style={{ margin: '12px 0 0' }}>
        {t('organisation.completeness.note')}
      </p>
    </Card>
  );
};
