import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../field-props.ts';
import classes from '../forms.module.css';

/** From this part of the most characters on, what is left is told. */
const nearlyFull = 0.8;

/** Several lines of text, with what may still be added once the end comes near. */
export const LongTextField = ({ field, value, control, onChange }: FieldProps<'longText'>) => {
  const { t } = useTranslation();
  const { maxLength } = field;
  const length = (value ?? '').length;
  const isNear = maxLength !== undefined && length >= maxLength * nearlyFull && length <= maxLength;
  return (
    <>
      <Textarea
        {...control}
        autosize
        minRows={3}
        maxRows={16}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {isNear && <div className={classes.footer}>{t('forms.text.left', { count: maxLength - length })}</div>}
    </>
  );
};
