import { Button, Checkbox, Group, Progress, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClosingText } from '../../../forms/supplements/closing.ts';
import { ClosingMark } from '../../../forms/supplements/closing-mark.tsx';
import { type Option, Options } from '../../../forms/supplements/options.tsx';
import forms from '../../../forms/supplements/supplements.module.css';
import { Thumb } from '../../../forms/supplements/thumb.tsx';
import { ActionButton } from '../../../ui/action-button.tsx';
import type { Supplement } from '../record.ts';
import { ActFailure } from '../acts/act-failure.tsx';
import { UsesList } from '../uses/uses-list.tsx';
import { useReplacements } from './use-replacements.ts';
import type { Replacing } from './use-replacing.ts';

const Candidates = ({ supplement, onPick }: { supplement: Supplement; onPick: (option: Option) => void }) => {
  const { t } = useTranslation();
  const { options, total, typed, searching, search, onMore } = useReplacements(supplement);
  const pick = (key: string) => {
    const option = options?.find((one) => one.key === key);
    if (option) onPick(option);
  };
  return (
    <div>
      <Options
        {...{ label: t('supplement.replace.by'), options, total, searching, onMore, chosen: [] }}
        q={typed}
        onSearch={search}
        onPick={pick}
      />
    </div>
  );
};

const Chosen = ({ option, onOther }: { option: Option; onOther: () => void }) => {
  const { t } = useTranslation();
  return (
    <div>
      <div className={forms.card}>
        <Thumb supplement={option.key} summary={option.summary} icon={option.icon} className={forms.small} />
        <span className={forms.text}>
          <span className={forms.title}>{option.title}</span>
          <span className={forms.below}>{option.below}</span>
          <ClosingMark closing={option.closing} />
        </span>
        <Button variant="subtle" size="compact-sm" onClick={onOther}>
          {t('supplement.replace.other')}
        </Button>
      </div>
    </div>
  );
};

/** How far it is: the bar for who sees it, the words once for who listens. */
const Running = ({ done, count }: { done: number; count: number }) => {
  const { t } = useTranslation();
  return (
    <div>
      <span role="status">{t('supplement.replace.running', { count })}</span>
      {done > 0 && <span aria-hidden> {t('supplement.replace.sofar', { done, count })}</span>}
      <Progress value={count > 0 ? (done / count) * 100 : 0} animated mt={4} aria-label={t('supplement.replace.sofar', { done, count })} />
    </div>
  );
};

type Props = {
  supplement: Supplement;
  by: Option | null;
  setBy: (by: Option | null) => void;
  replacing: Replacing;
  onClose: () => void;
};

/** Chooses what takes the place, with what that touches beside it. */
export const ChooseStep = ({ supplement, by, setBy, replacing, onClose }: Props) => {
  const { t } = useTranslation();
  const closingText = useClosingText();
  const [publish, setPublish] = useState(false);
  const [evenIfClosed, setEvenIfClosed] = useState(false);
  const count = supplement.uses;
  const closed = by !== null && closingText(by.closing) !== null;
  const mayRun = by !== null && count > 0 && (!closed || evenIfClosed);
  const why = count === 0 ? 'supplement.replace.nothing' : by === null ? 'supplement.replace.choose' : 'supplement.replace.closed';
  return (
    <Stack gap="sm" aria-busy={replacing.pending}>
      <p style={{ margin: 0 }}>{t('supplement.replace.lead')}</p>
      <section aria-label={t('supplement.replace.by')}>
        <h3 className={forms.head}>{t('supplement.replace.by')}</h3>
        {by ? <Chosen option={by} onOther={() => setBy(null)} /> : <Candidates supplement={supplement} onPick={setBy} />}
        {closed && (
          <Checkbox
            mt={8}
            checked={evenIfClosed}
            label={t('supplement.replace.closed')}
            onChange={(event) => setEvenIfClosed(event.currentTarget.checked)}
          />
        )}
      </section>
      <section aria-label={t('supplement.replace.where')}>
        <h3 className={forms.head}>{t('supplement.replace.where')}</h3>
        <UsesList supplement={supplement} />
      </section>
      <Checkbox
        checked={publish}
        label={t('supplement.replace.publish')}
        description={t('supplement.replace.publishHelp')}
        onChange={(event) => setPublish(event.currentTarget.checked)}
      />
      {replacing.progress && <Running {...replacing.progress} />}
      <ActFailure act={replacing} />
      <Group justify="flex-end" gap="xs" mt="xs">
        <Button variant="default" disabled={replacing.pending} onClick={onClose}>
          {t('supplement.replace.cancel')}
        </Button>
        <ActionButton
          loading={replacing.pending}
          reason={mayRun ? undefined : t(why)}
          onClick={() => by && replacing.run({ by: by.key, publish, evenIfClosed })}
        >
          {t('supplement.replace.confirm', { count })}
        </ActionButton>
      </Group>
    </Stack>
  );
};
