import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import own from './add-part.module.css';
import classes from './edit.module.css';
import { focusSoon } from './type-form-context.ts';

type Props = {
  /** Tells this button from others of its kind. */
  name: string;
  text: string;
  label?: string;
  /** What is asked; nothing to add: false. */
  onAdd: () => boolean;
  children: ReactNode;
};

/** A button that opens a few questions about what is to be added. */
export const AddPart = ({ name, text, label = text, onAdd, children }: Props) => {
  const { t } = useTranslation();
  const [asking, ask] = useState(false);
  const close = () => {
    ask(false);
    focusSoon(`add-${name}`);
  };
  if (!asking) {
    return (
      <Button
        id={`add-${name}`}
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus size={14} aria-hidden />}
        aria-label={label}
        onClick={() => {
          ask(true);
          focusSoon(`new-${name}`);
        }}
      >
        {text}
      </Button>
    );
  }
  return (
    <form
      className={own.adding}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (onAdd()) ask(false);
      }}
    >
      {children}
      <span className={classes.acts}>
        <Button type="submit">{t('types.fields.addConfirm')}</Button>
        <Button variant="default" onClick={close}>
          {t('types.fields.cancel')}
        </Button>
      </span>
    </form>
  );
};
