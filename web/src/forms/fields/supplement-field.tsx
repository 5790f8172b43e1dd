import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconBooks, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-formats.ts';
import type { FieldProps, InnerField } from '../field-props.ts';
import classes from '../forms.module.css';
import { moved, without } from '../group-editing.ts';
import { useLibrary } from '../supplements/library.ts';
import { useNamed } from '../supplements/named.ts';
import { NamedCard } from '../supplements/named-card.tsx';
import { PickerDialog } from '../supplements/picker-dialog.tsx';
import styles from '../supplements/supplements.module.css';

type ButtonsProps = { title: string; index: number; count: number; onMove: (by: number) => void; onRemove: () => void };

const Buttons = ({ title, index, count, onMove, onRemove }: ButtonsProps) => {
  const { t } = useTranslation();
  return (
    <span className={styles.buttons}>
      {count > 1 && (
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('forms.supplement.up', { title })}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('forms.supplement.down', { title })}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
        </>
      )}
      <ActionIcon variant="subtle" color="gray" aria-label={t('forms.supplement.takeOut', { title })} onClick={onRemove}>
        <IconX size={16} />
      </ActionIcon>
    </span>
  );
};

const Chosen = ({ keys, onChange }: { keys: string[]; onChange: (keys: string[]) => void }) => {
  const { t } = useTranslation();
  const lookUp = useNamed();
  const [said, say] = useState('');
  const titleOf = (key: string) => lookUp(key)?.title ?? t('forms.supplement.gone');
  const move = (key: string, index: number, by: number) => {
    onChange(moved(keys, index, by));
    say(t('forms.supplement.moved', { title: titleOf(key), number: index + by + 1 }));
  };
  const takeOut = (key: string, index: number) => {
    onChange(without(keys, index));
    say(t('forms.supplement.takenOut', { title: titleOf(key) }));
  };
  return (
    <>
      <ol className={styles.chosen}>
        {keys.map((key, index) => (
          <li key={key}>
            <NamedCard named={lookUp(key)}>
              <Buttons
                title={titleOf(key)}
                index={index}
                count={keys.length}
                onMove={(by) => move(key, index, by)}
                onRemove={() => takeOut(key, index)}
              />
            </NamedCard>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
};

/** Supplements of the library: chosen from it or made on the spot, shown as cards, put in order, taken out. */
export const SupplementField = ({ field, value, onChange, Inner }: FieldProps<'supplement'> & { Inner: InnerField }) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  const library = useLibrary();
  const [picking, setPicking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const keys = value ?? [];
  const change = (next: string[]) => onChange(next.length > 0 ? next : null);
  const close = () => {
    setPicking(false);
    window.setTimeout(() => button.current?.focus());
  };
  const add = (key: string) => change(field.multiple ? [...keys, key] : [key]);
  const pick = (key: string) => {
    if (!field.multiple) {
      add(key);
      close();
    } else if (keys.includes(key)) change(keys.filter((one) => one !== key));
    else add(key);
  };
  return (
    <>
      {keys.length > 0 ? (
        <Chosen keys={keys} onChange={change} />
      ) : (
        <p className={`${classes.plain} ${classes.empty}`}>{t('forms.supplement.none')}</p>
      )}
      {library?.mayUse ? (
        <Button
          ref={button}
          variant="default"
          size="xs"
          mt={8}
          leftSection={<IconBooks size={14} aria-hidden />}
          onClick={() => setPicking(true)}
        >
          {t(keys.length > 0 && !field.multiple ? 'forms.supplement.chooseOther' : 'forms.supplement.choose')}
        </Button>
      ) : (
        <p className={styles.quiet}>{t(library ? 'forms.supplement.mayNot' : 'forms.supplement.preview')}</p>
      )}
      {picking && library && (
        <PickerDialog
          Inner={Inner}
          title={t('forms.supplement.title', { label: localised(field.label) })}
          library={library}
          types={field.types}
          multiple={field.multiple === true}
          chosen={keys}
          onPick={pick}
          onMade={(key) => {
            add(key);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
};
