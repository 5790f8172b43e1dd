import { relationKinds, sidesOf } from '@bronhouder/domain/relations/labels.ts';
import { Alert, Button, Radio, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import bar from '../../../forms/save-bar.module.css';
import { UnsavedGuard } from '../../../shell/unsaved.tsx';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { type Draft, withKind } from '../draft.ts';
import classes from '../relation-types.module.css';
import { Example } from './example.tsx';
import { LabelFields } from './label-fields.tsx';
import { useTypeForm } from './use-type-form.ts';

type Props = {
  team: string;
  /** Null: a new one. */
  saved: { key: string; version: number; uses: number } | null;
  begin: Draft;
  onMade: (key: string) => void;
};

type Form = ReturnType<typeof useTypeForm>;

const Kind = ({ form, uses }: { form: Form; uses: number }) => {
  const { t } = useTranslation();
  const { kind } = form.draft;
  if (uses > 0)
    return (
      <dl className={classes.facts}>
        <div>
          <dt>{t('relations.edit.kind')}</dt>
          <dd>
            {t(`relations.types.kinds.${kind}`)}. {t('relations.edit.kindFixed', { uses })}
          </dd>
        </div>
      </dl>
    );
  return (
    <Radio.Group
      label={t('relations.edit.kind')}
      value={kind}
      onChange={(value) => form.change(withKind(form.draft, relationKinds.find((one) => one === value) ?? kind))}
    >
      <Stack gap="xs" mt="xs">
        {relationKinds.map((one) => (
          <Radio key={one} value={one} label={t(`relations.types.kinds.${one}`)} description={t(`relations.types.kindHelp.${one}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
};

const Bar = ({ form, isNew }: { form: Form; isNew: boolean }) => {
  const { t } = useTranslation();
  return (
    <div className={bar.bar} role="region" aria-label={t('relations.edit.bar')}>
      <span className={bar.state} role="status">
        <strong>{t(form.dirty || isNew ? 'relations.edit.changed' : 'relations.edit.unchanged')}</strong>
      </span>
      <span className={bar.acts}>
        {!isNew && form.dirty && (
          <Button variant="default" onClick={form.discard}>
            {t('relations.edit.discard')}
          </Button>
        )}
        <ActionButton reason={isNew || form.dirty ? undefined : t('relations.edit.unchanged')} loading={form.pending} onClick={form.save}>
          {t(isNew ? 'relations.edit.create' : 'relations.edit.save')}
        </ActionButton>
      </span>
    </div>
  );
};

/** The editor of a relation type of the team: its kind, and the words of each side with an example of how they read (points 3 and 5). */
export const TypeForm = ({ team, saved, begin, onMade }: Props) => {
  const { t } = useTranslation();
  const form = useTypeForm({ team, key: saved?.key ?? null, kept: { draft: begin, version: saved?.version ?? 0 }, onMade });
  const { draft, problems } = form;
  return (
    <>
      <UnsavedGuard dirty={form.unsaved} />
      <div className={classes.page}>
        {form.newer && (
          <Alert color="yellow" icon={<IconAlertTriangle size={18} aria-hidden />} title={t('relations.edit.newer')} role="alert">
            <p>{t('relations.edit.newerLead')}</p>
            <Button variant="default" size="compact-sm" onClick={form.takeTheirs}>
              {t('relations.edit.takeTheirs')}
            </Button>
          </Alert>
        )}
        <FailureAlert failure={form.failure} />
        <div className={classes.columns}>
          <Card title={t('relations.edit.about')}>
            <div className={classes.fields}>
              <Kind form={form} uses={saved?.uses ?? 0} />
              {sidesOf(draft.kind).map((side) => (
                <LabelFields key={side} draft={draft} side={side} problems={problems} onChange={form.change} onLeave={form.tell} />
              ))}
              <p className={classes.whose}>{t('relations.edit.unique')}</p>
            </div>
          </Card>
          <Example draft={draft} />
        </div>
      </div>
      <Bar form={form} isNew={saved === null} />
    </>
  );
};
