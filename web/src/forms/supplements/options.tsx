import type { Closing } from '@bronhouder/domain/supplements/closing.ts';
import { Button, CloseButton, TextInput } from '@mantine/core';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosingMark } from './closing-mark.tsx';
import styles from './supplements.module.css';
import { type Summary, Thumb } from './thumb.tsx';

export type Option = { key: string; title: string; closing: Closing | null; summary: Summary; icon: string; below: string };

type Props = {
  label: string;
  options: Option[] | undefined;
  total: number;
  chosen: readonly string[];
  /** What was typed; `searching` until what was found answers it, and then nothing is chosen by Enter. */
  q: string;
  searching: boolean;
  onSearch: (q: string) => void;
  onPick: (key: string) => void;
  /** Undefined: no more can be shown at once. */
  onMore: (() => void) | undefined;
};

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, last) => Math.min(at + 5, last),
  PageUp: (at) => Math.max(at - 5, 0),
};

/** Which of the options the arrow keys are at; Enter chooses it. */
const useActive = (options: readonly Option[], searching: boolean, onPick: (key: string) => void) => {
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const active = Math.min(at, options.length - 1);
  useEffect(() => {
    // Some browsers answer a promise, which an effect may not return.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const option = options[active];
    if (step) setAt(step(active, options.length - 1));
    else if (event.key !== 'Enter') return;
    else if (option && !searching) onPick(option.key);
    event.preventDefault();
  };
  return { active, setAt, list, onKeyDown };
};

const Row = ({
  option,
  id,
  active,
  chosen,
  onPick,
}: {
  option: Option;
  id: string;
  active: boolean;
  chosen: boolean;
  onPick: () => void;
}) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search box takes the keys of the list
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={chosen}
    className={styles.option}
    data-active={active || undefined}
    onClick={onPick}
  >
    <Thumb supplement={option.key} summary={option.summary} icon={option.icon} width={96} className={styles.small} />
    <span className={styles.text}>
      <span className={styles.title}>{option.title}</span>
      {option.below && <span className={styles.below}>{option.below}</span>}
      <ClosingMark closing={option.closing} />
    </span>
    <IconCheck size={18} aria-hidden className={styles.check} />
  </div>
);

/** Supplements to choose from: a box to search in, whose arrow keys walk through what was found and whose Enter key chooses. */
export const Options = ({ label, options, total, chosen, q, searching, onSearch, onPick, onMore }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const shown = options ?? [];
  const { active, setAt, list, onKeyDown } = useActive(shown, searching, onPick);
  const type = (text: string) => {
    setAt(0);
    onSearch(text);
  };
  const rowId = (at: number) => `${id}-${at}`;
  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        {...(shown.length > 0 && { 'aria-activedescendant': rowId(active) })}
        aria-label={t('forms.supplement.search')}
        placeholder={t('forms.supplement.search')}
        autoComplete="off"
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={q ? <CloseButton size={24} aria-label={t('forms.supplement.clear')} onClick={() => type('')} /> : undefined}
        value={q}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div role="status" className={styles.found}>
        {options && !searching && t('forms.supplement.found', { count: total })}
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} aria-multiselectable className={styles.options}>
        {shown.map((option, at) => (
          <Row
            key={option.key}
            option={option}
            id={rowId(at)}
            active={at === active}
            chosen={chosen.includes(option.key)}
            onPick={() => onPick(option.key)}
          />
        ))}
      </div>
      {total > shown.length && onMore && (
        <Button variant="subtle" size="compact-sm" onClick={onMore}>
          {t('forms.supplement.more')}
        </Button>
      )}
      {total > shown.length && !onMore && <p className={styles.quiet}>{t('forms.supplement.narrow', { count: total - shown.length })}</p>}
    </>
  );
};
