import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { Alert, Button } from '@mantine/core';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-formats.ts';
import type { InnerField } from '../field-props.ts';
import { FormProvider } from '../form-context.ts';
import forms from '../forms.module.css';
import { problemsAt } from '../path.ts';
import { useSaveKey } from '../use-save-key.ts';
import { type Library, LibraryProvider } from './library.ts';
import styles from './supplements.module.css';
import { useMake } from './use-make.ts';

type Props = {
  Inner: InnerField;
  type: TypeDefinition;
  library: Library;
  title: string;
  onMade: (key: string) => void;
  onBack: () => void;
};

/** The form of a new supplement, in the dialog of the field that is to name it: saved in the library, then chosen. */
export const MakeForm = ({ Inner, type, library, title, onMade, onBack }: Props) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  const name = useId();
  const { form, held, saving, refused, save } = useMake({ type, library, title, name, onMade });
  const { leave, answer } = form;
  useSaveKey(() => void save());
  const around = useMemo(
    () => ({ record: null, held, name, fieldAdmin: library.fieldAdmin, leave, answer }),
    [held, name, library.fieldAdmin, leave, answer],
  );
  return (
    <LibraryProvider value={library}>
      <FormProvider value={around}>
        <p className={styles.quiet}>{t('forms.supplement.makeLead')}</p>
        {refused && (
          <Alert role="alert" color="red" mb={12}>
            {refused}
          </Alert>
        )}
        {type.sections.map((section) => (
          <section key={section.key} className={styles.part} aria-label={localised(section.label)}>
            {type.sections.length > 1 && <h3>{localised(section.label)}</h3>}
            <div className={`${forms.fields} ${styles.fields}`}>
              {section.fields.map((field) => (
                <Inner
                  key={field.key}
                  field={field}
                  path={field.key}
                  value={form.state.content[field.key] ?? null}
                  problems={problemsAt(form.shown, field.key)}
                  onChange={(value) => form.type(field.key, value)}
                />
              ))}
            </div>
          </section>
        ))}
        <div className={`${styles.foot} ${styles.stays}`}>
          <Button variant="default" onClick={onBack}>
            {t('forms.supplement.back')}
          </Button>
          <Button className={styles.done ?? ''} loading={saving} onClick={() => void save()}>
            {t('forms.supplement.save')}
          </Button>
        </div>
      </FormProvider>
    </LibraryProvider>
  );
};
