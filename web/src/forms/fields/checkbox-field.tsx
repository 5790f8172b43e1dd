import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-formats.ts';
import type { FieldProps } from '../field-props.ts';
import classes from '../forms.module.css';

/** A box to tick, with its label beside it. */
export const CheckboxField = ({ field, value, control, onChange }: FieldProps<'checkbox'>) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  const needed = field.required || field.mustBeSet;
  return (
    <Checkbox
      {...control}
      label={
        <>
          <span className={classes.label}>{localised(field.label)}</span>{' '}
          {needed && <span className={classes.needed}>{t('forms.neededToPublish')}</span>}
        </>
      }
      checked={value ?? false}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
};
