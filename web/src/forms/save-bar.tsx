import type { Section } from '@bronhouder/domain/fields/definition.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { Button, type ButtonProps, Popover } from '@mantine/core';
import { IconAlertTriangle, IconArrowsSplit2 } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jumpToConflict, jumpToField } from './jump.ts';
import { ProblemList } from './problem-list.tsx';
import classes from './save-bar.module.css';

type Props = {
  sections: Section[];
  changes: number;
  /** What is said while there are none, where it is not that everything is saved. */
  untouched?: string;
  kept: boolean;
  problems: Problem[];
  conflicts: string[];
  cancel: () => void;
  /** The ways to save. */
  children: ReactNode;
};

const Counter = ({ text, renderList, ...look }: ButtonProps & { text: string; renderList: (close: () => void) => ReactNode }) => {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="top-start" withArrow trapFocus returnFocus width={340}>
      <Popover.Target>
        <Button {...look} variant="subtle" size="compact-sm" onClick={() => setOpened(!opened)}>
          {text}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>{renderList(() => setOpened(false))}</Popover.Dropdown>
    </Popover>
  );
};

const State = ({ changes, untouched, kept }: Pick<Props, 'changes' | 'untouched' | 'kept'>) => {
  const { t } = useTranslation();
  return (
    <span className={classes.state} role="status">
      <strong>{changes === 0 && untouched ? untouched : t('forms.bar.changes', { count: changes })}</strong>
      {changes > 0 && (
        <span className={kept ? classes.quiet : classes.warning}>
          {t('forms.bar.unsaved')} · {t(kept ? 'forms.bar.kept' : 'forms.bar.notKept')}
        </span>
      )}
    </span>
  );
};

/** What is unsaved, what is wrong, what has to be chosen, and the ways to save; always in sight. */
export const SaveBar = ({ sections, changes, untouched, kept, problems, conflicts, cancel, children }: Props) => {
  const { t } = useTranslation();
  const go = (close: () => void) => (path: string) => {
    close();
    // After the list has given the focus back to its button.
    window.setTimeout(() => jumpToField(path));
  };
  return (
    <div className={classes.bar} role="region" aria-label={t('forms.bar.label')}>
      <State changes={changes} {...(untouched && { untouched })} kept={kept} />
      {problems.length > 0 && (
        <Counter
          color="red"
          leftSection={<IconAlertTriangle size={14} aria-hidden />}
          text={t('forms.problems', { count: problems.length })}
          renderList={(close) => <ProblemList sections={sections} problems={problems} go={go(close)} />}
        />
      )}
      {conflicts.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.conflicts}
          leftSection={<IconArrowsSplit2 size={14} aria-hidden />}
          onClick={() => jumpToConflict(conflicts[0] ?? '')}
        >
          {t('forms.bar.conflicts', { count: conflicts.length })}
        </Button>
      )}
      <span className={classes.acts}>
        {changes > 0 && (
          <Button variant="default" onClick={cancel}>
            {t('forms.bar.cancel')}
          </Button>
        )}
        {children}
      </span>
    </div>
  );
};
