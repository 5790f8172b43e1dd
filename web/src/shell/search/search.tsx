import { CloseButton, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBuilding, IconFile, IconPackage, IconSearch, IconUser } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './search.module.css';
import { type Find, useFinds } from './use-finds.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';

const pause = 180;
const listId = 'search-finds';
const optionId = ({ id }: Find) => `search-${id}`;
const icons = { organisations: IconBuilding, products: IconPackage, people: IconUser, pages: IconFile };
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

type FindsProps = { finds: Find[]; selected: Find | undefined; onSelect: (at: number) => void; onChoose: (find: Find) => void };

const Finds = ({ finds, selected, onSelect, onChoose }: FindsProps) => {
  const { t } = useTranslation();
  return finds.map((find, at) => {
    const Sign = icons[find.group];
    return (
      <div key={find.id} role="presentation">
        {find.group !== finds[at - 1]?.group && (
          <div className={classes.caption} role="presentation">
            {t(`shell.search.${find.group}`)}
          </div>
        )}
        {/* The box keeps the focus and the keys: an option of a combobox is pointed at by it. */}
        <button
          type="button"
          id={optionId(find)}
          role="option"
          tabIndex={-1}
          aria-selected={find === selected}
          className={classes.option}
          onMouseMove={() => onSelect(at)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(find)}
          ref={find === selected ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
        >
          <Sign size={18} stroke={1.75} aria-hidden />
          <span>
            <span className={classes.title}>{find.title}</span>
            {find.below && <span className={classes.below}>{find.below}</span>}
          </span>
        </button>
      </div>
    );
  });
};

/** Search over everything: organisations and products by title, people by name, and pages. Arrows choose, Enter opens, Escape closes. */
export const Search = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  const router = useRouter();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const typed = text.trim();
  const [asked] = useDebouncedValue(typed, pause);
  const { finds, waiting } = useFinds(typed, asked);
  const selected = finds[Math.min(at, finds.length - 1)];

  const choose = (find: Find) => {
    onClose();
    void router.navigate(find.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined || event.key === 'Enter') event.preventDefault();
    if (step !== undefined && finds.length > 0) setAt((Math.min(at, finds.length - 1) + step + finds.length) % finds.length);
    if (event.key === 'Enter' && selected && !waiting) choose(selected);
  };
  const type = (value: string) => {
    setText(value);
    setAt(0);
  };
  const nothing = waiting ? t('shell.search.searching') : typed ? t('shell.search.nothing', { query: typed }) : t('shell.search.start');
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      size={600}
      centered={false}
      yOffset="10vh"
      attributes={{ content: { 'aria-label': t('shell.top.searchLabel') } }}
      classNames={{ body: classes.body ?? '' }}
    >
      <div className={classes.box}>
        <IconSearch size={20} aria-hidden />
        <input
          className={classes.input}
          role="combobox"
          aria-label={t('shell.top.searchLabel')}
          aria-expanded={finds.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={selected && optionId(selected)}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('shell.search.placeholder')}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          data-autofocus
        />
        <CloseButton aria-label={t('shell.close')} onClick={onClose} />
      </div>
      <div id={listId} role="listbox" aria-label={t('shell.top.searchLabel')} className={classes.list} hidden={finds.length === 0}>
        <Finds finds={finds} selected={selected} onSelect={setAt} onChoose={choose} />
      </div>
      <div role="status" className={classes.nothing} hidden={finds.length > 0}>
        {nothing}
      </div>
    </Modal>
  );
};
