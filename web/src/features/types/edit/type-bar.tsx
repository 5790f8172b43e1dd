import type { Problem } from '@bronhouder/domain/problem.ts';
import { Button, Popover } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../forms/message.tsx';
import list from '../../../forms/problem-list.module.css';
import bar from '../../../forms/save-bar.module.css';
import { ActionButton } from '../../../ui/action-button.tsx';
import { usePlaceText } from './place-text.ts';
import { useTypeEditor } from './type-form-context.ts';

const Problems = ({ problems, go }: { problems: readonly Problem[]; go: (path: string) => void }) => {
  const { t } = useTranslation();
  const { draft } = useTypeEditor();
  const [opened, open] = useState(false);
  const text = useProblemText();
  const place = usePlaceText();
  return (
    <Popover opened={opened} onChange={open} position="top-start" withArrow trapFocus returnFocus width={340}>
      <Popover.Target>
        <Button
          color="red"
          variant="subtle"
          size="compact-sm"
          leftSection={<IconAlertTriangle size={14} aria-hidden />}
          onClick={() => open(!opened)}
        >
          {t('forms.problems', { count: problems.length })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={bar.dropdown}>
        <ul className={list.list}>
          {problems.map((problem) => (
            <li key={`${problem.field} ${problem.code}`}>
              <button
                type="button"
                className={list.problem}
                onClick={() => {
                  open(false);
                  go(problem.field);
                }}
              >
                <IconX size={14} aria-hidden />
                <span>
                  <strong>{place(draft, problem.field) || t('types.edit.about')}</strong> {text(problem)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
};

type Props = {
  isNew: boolean;
  changes: number;
  problems: readonly Problem[];
  blocked: string | undefined;
  saving: boolean;
  go: (path: string) => void;
  onDiscard: () => void;
  onSave: () => void;
};

/** What is unsaved and what is wrong, each a way to its input, and the button that saves; always in sight. */
export const TypeBar = ({ isNew, changes, problems, blocked, saving, go, onDiscard, onSave }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={bar.bar} role="region" aria-label={t('types.bar.label')}>
      <span className={bar.state} role="status">
        <strong>{isNew && changes === 0 ? t('types.bar.unsaved') : t('types.bar.changes', { count: changes })}</strong>
        {changes > 0 && <span className={bar.quiet}>{t('types.bar.unsaved')}</span>}
      </span>
      {problems.length > 0 && <Problems problems={problems} go={go} />}
      <span className={bar.acts}>
        {changes > 0 && (
          <Button variant="default" onClick={onDiscard}>
            {t('types.bar.discard')}
          </Button>
        )}
        <ActionButton reason={blocked} loading={saving} onClick={onSave}>
          {t(isNew ? 'types.bar.create' : 'types.bar.save')}
        </ActionButton>
      </span>
    </div>
  );
};
