import { Button } from '@mantine/core';
import { IconArchive, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import { usePersonName } from '../../../i18n/use-person-name.ts';
import { paths } from '../../../paths.ts';
import { NameLink } from '../../../shell/name-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Row, RowList } from '../../../ui/row-list.tsx';
import classes from '../relations.module.css';
import { atStart, type Related, type RelationGroup } from '../words.ts';

const first = 8;

type RowProps = { row: Related; mayEnd: boolean; onEnd: (row: Related) => void };

const RelatedRow = ({ row, mayEnd, onEnd }: RowProps) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const personName = usePersonName();
  const { organisation, since, by } = row;
  const said = by
    ? t('relations.page.sinceBy', { date: date(since), name: personName(by) })
    : t('relations.page.since', { date: date(since) });
  return (
    <Row>
      <div>
        <NameLink {...paths.organisationRelations(organisation.key)}>{organisation.title}</NameLink>{' '}
        {organisation.archived && <Chip icon={<IconArchive size={14} aria-hidden />}>{t('relations.page.archived')}</Chip>}
        <div className={classes.below}>{[organisation.city, said].filter(Boolean).join(' · ')}</div>
      </div>
      {mayEnd && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconLinkOff size={14} aria-hidden />}
          aria-label={t('relations.page.removeOf', { title: organisation.title })}
          onClick={() => onEnd(row)}
        >
          {t('relations.page.remove')}
        </Button>
      )}
    </Row>
  );
};

type Props = { group: RelationGroup; mayEnd: boolean; onEnd: (row: Related) => void };

/** The relations of one type, seen from one side: in its words, by name; those that may not be read are counted. */
export const GroupCard = ({ group: { type, side, rows, total, hidden }, mayEnd, onEnd }: Props) => {
  const { t } = useTranslation();
  const [shown, show] = useState(first);
  return (
    <Card title={atStart(type.labels[side].output)} aside={total + hidden}>
      {rows.length > 0 && (
        <RowList>
          {rows.slice(0, shown).map((row) => (
            <RelatedRow key={row.key} row={row} mayEnd={mayEnd} onEnd={onEnd} />
          ))}
        </RowList>
      )}
      {rows.length > shown && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => show(rows.length)}>
          {t('relations.page.more', { count: rows.length - shown })}
        </Button>
      )}
      {total > rows.length && shown >= rows.length && (
        <p className={classes.below}>{t('relations.page.cut', { shown: rows.length, total })}</p>
      )}
      {hidden > 0 && (
        <p className={classes.hidden}>
          {t(total > 0 ? 'relations.page.hiddenMore' : 'relations.page.hidden', { count: hidden })}, {t('relations.page.hiddenWhy')}
        </p>
      )}
    </Card>
  );
};
