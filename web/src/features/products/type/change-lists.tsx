import type { Section } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { TypeChange } from '@bronhouder/domain/products/type-change.ts';
import { IconAsterisk, IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '../../records/history/use-field-texts.ts';
import classes from './type.module.css';

type ListProps = { icon: ReactNode; title: string; lead?: string | undefined; children: ReactNode };

const List = ({ icon, title, lead, children }: ListProps) => (
  <section className={classes.list} aria-label={title}>
    <h2>
      {icon} {title}
    </h2>
    {lead && <p>{lead}</p>}
    <dl>{children}</dl>
  </section>
);

type RowProps = { label: string; value?: string; note?: string };

const Row = ({ label, value, note }: RowProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {value}
      {note && <span className={classes.note}>{note}</span>}
    </dd>
  </div>
);

type Props = { change: TypeChange; content: Content; from: Section[]; to: Section[]; type: string };

/** What of a product stays, what disappears from its form and why, and what will be asked for: with the values, before it is done. */
export const ChangeLists = ({ change, content, from, to, type }: Props) => {
  const { t } = useTranslation();
  const [before, after] = [useFieldTexts(from), useFieldTexts(to)];
  const { kept, lost, required } = change;
  return (
    <div className={classes.lists}>
      <List
        icon={<IconX size={16} color="var(--bad)" aria-hidden />}
        title={t('typeChange.lost', { count: lost.length })}
        lead={lost.length > 0 ? t('typeChange.lostLead') : undefined}
      >
        {lost.map(({ field, reason }) => (
          <Row
            key={field}
            label={before.label(field)}
            value={before.text(field, content[field])}
            note={t(`typeChange.reasons.${reason}`, { type })}
          />
        ))}
      </List>
      <List
        icon={<IconAsterisk size={16} color="var(--warn)" aria-hidden />}
        title={t('typeChange.required', { count: required.length })}
        lead={required.length > 0 ? t('typeChange.requiredLead') : undefined}
      >
        {required.map((field) => (
          <Row key={field} label={after.label(field)} />
        ))}
      </List>
      <List icon={<IconCheck size={16} color="var(--ok)" aria-hidden />} title={t('typeChange.kept', { count: kept.length })}>
        {kept.map((field) => (
          <Row key={field} label={after.label(field)} value={after.text(field, content[field])} />
        ))}
      </List>
    </div>
  );
};
