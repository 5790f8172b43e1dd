import { typeEffects } from '@bronhouder/domain/types/effects.ts';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconArchive, IconForms, IconTransform, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { Chip } from '../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useChangeText } from '../versions/use-change-text.ts';
import classes from './edit.module.css';
import own from './save-dialog.module.css';

type Effects = ApiAnswers['type']['effects'];

const signs = { hidden: IconArchive, converted: IconTransform, unfit: IconX, lacking: IconForms };
const tones = { hidden: 'warn', converted: 'plan', unfit: 'bad', lacking: 'warn' } as const;

const Counted = ({ effects: { fields } }: { effects: Effects }) => {
  const { t } = useTranslation();
  const local = useLocalised();
  return (
    <section>
      <h3 className={classes.rowsTitle}>{t('types.effects.fields')}</h3>
      <ul className={own.effects}>
        {fields.map(({ field, label, effects }) => (
          <li key={field}>
            <strong>{local(label)}</strong>
            {typeEffects.flatMap((effect) => {
              const count = effects.find((one) => one.effect === effect)?.records ?? 0;
              const Sign = signs[effect];
              return count === 0
                ? []
                : [
                    <Chip key={effect} tone={tones[effect]} icon={<Sign size={14} aria-hidden />}>
                      {t(`types.effects.${effect}`, { count })}
                    </Chip>,
                  ];
            })}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Told = ({ effects }: { effects: Effects }) => {
  const { t } = useTranslation();
  const changeText = useChangeText();
  const { records, touched, publishedWithProblem, changes, examples } = effects;
  return (
    <div className={classes.told}>
      <p>{touched === 0 ? t('types.effects.none', { records }) : t('types.effects.touched', { touched, records })}</p>
      {publishedWithProblem > 0 && (
        <Alert color="yellow" role="note" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t('types.effects.published', { count: publishedWithProblem })}
        </Alert>
      )}
      {touched > 0 && <Counted effects={effects} />}
      <section>
        <h3 className={classes.rowsTitle}>{t('types.effects.what')}</h3>
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={`${change.code} ${change.path}`}>{changeText(change)}</li>
          ))}
        </ul>
      </section>
      {examples.length > 0 && (
        <section>
          <h3 className={classes.rowsTitle}>{t('types.effects.examples')}</h3>
          <p className={classes.quiet}>{examples.map(({ title }) => title).join(' · ')}</p>
        </section>
      )}
    </div>
  );
};

type Props = {
  effects: Effects | undefined;
  failed: boolean;
  saving: boolean;
  onAgain: () => void;
  onSave: () => void;
  onClose: () => void;
};

/** What saving does to what exists, counted, before it is done. */
export const SaveDialog = ({ effects, failed, saving, onAgain, onSave, onClose }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const touches = (effects?.touched ?? 0) > 0;
  return (
    <ConfirmDialog
      opened
      size="lg"
      title={t(touches ? 'types.effects.title' : 'types.effects.titleNone')}
      confirm={t(touches ? 'types.effects.confirmTouched' : 'types.effects.confirm')}
      cancel={t('types.effects.cancel')}
      pending={saving}
      blocked={!effects}
      onConfirm={onSave}
      onCancel={onClose}
    >
      {effects && <Told effects={effects} />}
      {!effects && !failed && (
        <div role="status" aria-label={t('types.effects.counting')}>
          <LinesSkeleton lines={3} />
        </div>
      )}
      {failed && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t('types.effects.failed')}{' '}
          <Button variant="default" size="compact-sm" onClick={onAgain}>
            {t('types.effects.again')}
          </Button>
        </Alert>
      )}
    </ConfirmDialog>
  );
};
