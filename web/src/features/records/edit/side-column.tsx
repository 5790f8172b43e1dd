import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { Anchor, Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jumpToField } from '../../../forms/jump.ts';
import { ProblemList } from '../../../forms/problem-list.tsx';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { useOpenHelp } from '../../../shell/help/open-help.ts';
import { Card } from '../../../ui/card.tsx';
import { Avatar } from '../parts/avatar.tsx';
import classes from './edit.module.css';
import type { Presence } from '../record-kind.ts';

type Other = Presence['others'][number];

const useDoing = (sections: Section[]) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  return ({ section: key, editing }: Other): string => {
    const section = sections.find((one) => one.key === key);
    if (!section) return t('edit.here.viewsAll');
    return t(editing ? 'edit.here.edits' : 'edit.here.views', { section: localised(section.label) });
  };
};

/** Who else has this organisation open, and where they are in it. */
export const HereCard = ({ others, sections }: { others: Other[]; sections: Section[] }) => {
  const { t } = useTranslation();
  const doing = useDoing(sections);
  return (
    <Card title={t('edit.here.title')} className={classes.side}>
      {others.length === 0 && <span className={classes.quiet}>{t('edit.here.alone')}</span>}
      <ul className={classes.people}>
        {others.map((other) => (
          <li key={other.key}>
            <Avatar by={other} />
            <span>
              {other.name}
              <span className={classes.doing}>{doing(other)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};

const mostShown = 6;

/** All reasons why it cannot be published, at once, each a way to its field. */
export const PublishableCard = ({ sections, problems, published }: { sections: Section[]; problems: Problem[]; published: boolean }) => {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const more = problems.length - mostShown;
  return (
    <Card title={t('edit.publishable.title')} className={classes.side}>
      {problems.length === 0 ? (
        <span className={classes.yes}>
          <IconCheck size={16} aria-hidden /> {t('edit.publishable.yes')}
        </span>
      ) : (
        <>
          <ProblemList sections={sections} problems={all ? problems : problems.slice(0, mostShown)} go={jumpToField} />
          {!all && more > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
              {t('edit.publishable.more', { count: more })}
            </Button>
          )}
          <div className={`${classes.quiet} ${classes.after}`}>
            {t(published ? 'edit.publishable.published' : 'edit.publishable.concept')}
          </div>
        </>
      )}
    </Card>
  );
};

const hasHelp = (field: FieldDefinition): field is FieldDefinition & { help: NonNullable<FieldDefinition['help']> } =>
  field.help !== undefined;

/** What is to be known about the fields of a section. */
export const HelpCard = ({ section }: { section: Section | undefined }) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  const openHelp = useOpenHelp();
  if (!section) return null;
  const explained = section.fields.filter(hasHelp);
  return (
    <Card title={t('edit.help.title', { section: localised(section.label) })} className={classes.side}>
      {explained.length === 0 && <span className={classes.quiet}>{section.lead ? localised(section.lead) : t('edit.help.none')}</span>}
      <dl className={classes.help}>
        {explained.map((field) => (
          <div key={field.key}>
            <dt>{localised(field.label)}</dt>
            <dd>{localised(field.help)}</dd>
          </div>
        ))}
      </dl>
      <Anchor component="button" type="button" size="xs" className={classes.moreHelp ?? ''} onClick={openHelp}>
        {t('edit.help.more')}
      </Anchor>
    </Card>
  );
};
