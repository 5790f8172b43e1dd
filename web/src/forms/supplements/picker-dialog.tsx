import { Button, Modal } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-formats.ts';
import type { InnerField } from '../field-props.ts';
import { useSaveKey } from '../use-save-key.ts';
import type { Library } from './library.ts';
import { MakeForm } from './make-form.tsx';
import { Options } from './options.tsx';
import styles from './supplements.module.css';
import { TypeTabs } from './type-tabs.tsx';
import { useFound } from './use-found.ts';

type Props = {
  Inner: InnerField;
  title: string;
  library: Library;
  types: readonly string[];
  multiple: boolean;
  chosen: readonly string[];
  /** Begins with making one of this type, not with choosing. */
  make?: string;
  onPick: (key: string) => void;
  onMade: (key: string) => void;
  onClose: () => void;
};

const Choose = ({ found, onMake, ...props }: Props & { found: ReturnType<typeof useFound>; onMake: (type: string) => void }) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  const { library, multiple, chosen, onPick, onClose, title } = props;
  const { definitions, only, setOnly, options, total, failed, again, typed, searching, search, onMore } = found;
  const makeable = library.mayCreate ? definitions.filter(({ key, active }) => active && (only === null || key === only)) : [];
  if (failed) {
    return (
      <div role="alert" className={styles.failed}>
        {t('forms.supplement.failed')}
        <Button variant="default" onClick={again}>
          {t('errors.retry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <TypeTabs types={definitions} chosen={only} onChoose={setOnly} />
      <Options {...{ label: title, options, total, chosen, searching, onPick, onMore }} q={typed} onSearch={search} />
      {options?.length === 0 && !searching && (
        <p className={styles.quiet}>{typed ? t('forms.supplement.noneFound', { q: typed }) : t('forms.supplement.empty')}</p>
      )}
      <div className={styles.foot}>
        {makeable.map(({ key, name }) => (
          <Button key={key} variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onMake(key)}>
            {t('forms.supplement.make', { type: localised(name) })}
          </Button>
        ))}
        {multiple && (
          <Button className={styles.done ?? ''} onClick={onClose}>
            {t('forms.supplement.done')}
          </Button>
        )}
      </div>
    </>
  );
};

const nothing = () => undefined;

/** Chooses supplements from the library, or makes one on the spot and chooses that. */
export const PickerDialog = (props: Props) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  const { Inner, title, library, types, onMade, onClose } = props;
  const found = useFound(library.organisation, types);
  const [making, setMaking] = useState<string | null>(props.make ?? null);
  // The form behind is not saved by a key pressed in here.
  useSaveKey(nothing);
  const type = found.definitions.find(({ key }) => key === making);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={type ? t('forms.supplement.make', { type: localised(type.name) }) : title}
      closeButtonProps={{ 'aria-label': t('forms.supplement.close') }}
    >
      {type ? (
        <MakeForm Inner={Inner} type={type} library={library} title={found.typed.trim()} onMade={onMade} onBack={() => setMaking(null)} />
      ) : (
        <Choose {...props} found={found} onMake={setMaking} />
      )}
    </Modal>
  );
};
