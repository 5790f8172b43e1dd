import type { Side } from '@bronhouder/domain/relations/labels.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import type { Draft } from '../draft.ts';
import classes from '../relation-types.module.css';

type At = { side: Side; organisation: string; other: string };

const One = ({ draft, at: { side, organisation, other } }: { draft: Draft; at: At }) => {
  const { t } = useTranslation();
  const { input, output } = draft.labels[side];
  return (
    <div>
      <p className={classes.at}>{t('relations.edit.exampleAt', { organisation })}</p>
      <span className={classes.how}>{t('relations.edit.exampleForm')}</span>
      <span className={classes.box}>{input.trim() || t('relations.edit.nothing')}</span>
      <span className={classes.how}>{t('relations.edit.exampleShown')}</span>
      <span className={classes.sentence}>
        {organisation} <strong>{output.trim() || t('relations.edit.nothing')}</strong> {other}
      </span>
    </div>
  );
};

/** How both sides will read a relation of this type, while it is typed. */
export const Example = ({ draft }: { draft: Draft }) => {
  const { t } = useTranslation();
  const [part, whole, other] = [t('relations.edit.part'), t('relations.edit.whole'), t('relations.edit.other')];
  const ats: At[] =
    draft.kind === 'partOf'
      ? [
          { side: 'source', organisation: part, other: whole },
          { side: 'target', organisation: whole, other: part },
        ]
      : [
          { side: 'source', organisation: part, other },
          { side: 'source', organisation: other, other: part },
        ];
  return (
    <Card title={t('relations.edit.example')}>
      <div className={classes.examples} aria-live="polite">
        {ats.map((at) => (
          <One key={at.organisation} draft={draft} at={at} />
        ))}
      </div>
    </Card>
  );
};
