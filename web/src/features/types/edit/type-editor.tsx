import type { TypeConcern } from '@bronhouder/domain/fields/definition.ts';
import { Alert, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../api/failure.ts';
import { RestoredNotice } from '../../../forms/restored-notice.tsx';
import { lookUp } from '../../../i18n/look-up.ts';
import { UnsavedGuard } from '../../../shell/unsaved.tsx';
import { FormPreview } from '../preview/form-preview.tsx';
import { AboutCard } from './about-card.tsx';
import classes from './edit.module.css';
import { NewerNotice } from './newer-notice.tsx';
import { partAt } from './place-text.ts';
import { SaveDialog } from './save-dialog.tsx';
import { SectionsEditor } from './sections-editor.tsx';
import { TypeBar } from './type-bar.tsx';
import { focusSoon, type ListedType, typeId, TypeFormProvider } from './type-form-context.ts';
import { useEffects } from './use-effects.ts';
import { usePreviewAt } from './use-preview-at.ts';
import { type Standing, type TypeForm, useTypeForm } from './use-type-form.ts';

type Props = {
  /** Null: a new type. */
  type: string | null;
  concerns: TypeConcern;
  kept: Standing;
  all: readonly ListedType[];
  onMade: (key: string) => void;
  /** What stands below the form. */
  children?: ReactNode;
};

const Refusal = ({ saving: { refusal, failed } }: Pick<TypeForm, 'saving'>) => {
  const { t } = useTranslation();
  if (!refusal && !failed) return null;
  const { title, message } = refusal
    ? failureText(refusal, lookUp)
    : { title: t('errors.title'), message: t('refusals.service.unavailable.message') };
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />} title={title} role="alert">
      {message}
    </Alert>
  );
};

const Notices = ({ form, kept }: { form: TypeForm; kept: Standing }) => (
  <>
    {form.restored && <RestoredNotice at={form.restored} onDiscard={form.discard} onClose={form.dismiss} />}
    {form.newer && (
      <NewerNotice
        before={form.base.draft}
        now={kept.version > form.base.version ? kept.draft : undefined}
        onKeep={form.keepMine}
        onTake={form.takeTheirs}
      />
    )}
    <Refusal saving={form.saving} />
  </>
);

/** The nearest element to the path of a problem that is there to be looked at. */
const focusAt = (path: string): void => {
  window.setTimeout(() => {
    const parts = path.split('.');
    const ids = parts.map((_, index) => typeId(parts.slice(0, parts.length - index).join('.')));
    const found = ids.find((id) => document.getElementById(id) ?? document.querySelector(`[data-path="${id}"]`));
    const element = found ? (document.getElementById(found) ?? document.querySelector<HTMLElement>(`[data-path="${found}"]`)) : null;
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  });
};

/** The editor of a type: what it is called, its form, and beside it the form as an editor of records gets it. */
export const TypeEditor = ({ type, concerns, kept, all, onMade, children }: Props) => {
  const { t } = useTranslation();
  const supplementTypes = useMemo(() => all.filter((one) => one.concerns === 'supplement').map(({ key }) => key), [all]);
  const form = useTypeForm({ type, concerns, kept, supplementTypes, onMade });
  const effects = useEffects(type);
  const [opened, open] = useState<string | null>(null);
  const [view, setView] = useState('editing');
  const [asking, ask] = useState(false);
  const [said, announce] = useState('');
  const aside = usePreviewAt(opened);
  const { draft, shown, saving } = form;
  const sections = useDeferredValue(draft.sections);
  const go = (path: string) => {
    setView('editing');
    const part = partAt(draft, path);
    if (part) open(part);
    focusAt(path);
  };
  const save = () => {
    form.tell();
    const [first] = form.problems;
    if (first) return go(first.field);
    if (type === null) return saving.save(draft);
    ask(true);
    effects.mutate(draft);
  };
  const blocked = () => {
    if (form.newer) return t('types.newer.title');
    return type !== null && form.changes.length === 0 ? t('types.bar.unchanged') : undefined;
  };
  return (
    <TypeFormProvider value={{ concerns, draft, change: form.change, shown, opened, open, announce, all }}>
      <UnsavedGuard dirty={form.dirty} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <SegmentedControl
        className={classes.views ?? ''}
        aria-label={t('types.edit.views')}
        value={view}
        onChange={setView}
        data={[
          { value: 'editing', label: t('types.edit.editing') },
          { value: 'preview', label: t('types.edit.preview') },
        ]}
      />
      <div className={classes.page} data-view={view}>
        <div className={classes.editing} onBlur={form.leave}>
          <Notices form={form} kept={kept} />
          <AboutCard />
          <SectionsEditor />
          {children}
        </div>
        <aside ref={aside} className={classes.aside} aria-labelledby="type-preview">
          <h2 id="type-preview" className={classes.heading}>
            {t('types.edit.preview')}
          </h2>
          <FormPreview sections={sections} />
        </aside>
      </div>
      <TypeBar
        isNew={type === null}
        changes={form.changes.length}
        problems={shown}
        blocked={blocked()}
        saving={saving.pending}
        go={go}
        onDiscard={() => {
          form.discard();
          focusSoon(typeId('name.nl'));
        }}
        onSave={save}
      />
      {asking && (
        <SaveDialog
          effects={effects.data}
          failed={effects.isError}
          saving={saving.pending}
          onAgain={() => effects.mutate(draft)}
          onSave={() => saving.save(draft, { onSettled: () => ask(false) })}
          onClose={() => ask(false)}
        />
      )}
    </TypeFormProvider>
  );
};
