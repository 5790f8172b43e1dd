import { Radio, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import type { RecordInView } from '../record-view.ts';
import { useMoments } from '../use-moments.ts';
import { ActDialog } from './act-dialog.tsx';
import { MomentInput } from './moment-input.tsx';
import { useAct } from './use-act.ts';
import { instantOf, tomorrowMorning } from './wall-clock.ts';

type Input = { note: string; from: string | null };
const longest = 2000;

/** Ends the publication now or from a date, with the editorial note that says why (point 4). */
export const DepublishDialog = ({ view, onClose }: { view: RecordInView; onClose: () => void }) => {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const zone = useTimeZone();
  const { kind, record, now } = view;
  const [later, setLater] = useState(false);
  const [clock, setClock] = useState(() => tomorrowMorning(now, zone));
  const [note, setNote] = useState('');
  const [left, setLeft] = useState(false);
  const act = useAct<Input>({
    view,
    call: kind.calls.depublish,
    done: ({ from }) =>
      from ? t('publication.done.endLater', { at: moment(from) }) : t('publication.done.depublish', { title: record.title }),
    onDone: onClose,
  });
  const missing = kind.needsNote && note.trim() === '';
  const from = later ? instantOf(clock, zone) : null;
  const momentProblem = later && (from === null ? 'fromRequired' : from <= now && 'fromPast');
  return (
    <ActDialog
      view={view}
      title={t('publication.depublish.title')}
      lead={t('publication.depublish.lead', { title: record.title })}
      confirm={t(later ? 'publication.depublish.confirmLater' : 'publication.depublish.confirmNow')}
      danger={!later}
      effects="depublish"
      act={act}
      input={{ note: note.trim(), from }}
      blocked={missing || Boolean(momentProblem)}
      onClose={onClose}
    >
      <Radio.Group
        label={t('publication.depublish.when')}
        value={later ? 'later' : 'now'}
        onChange={(value) => setLater(value === 'later')}
      >
        <Stack gap={6} mt={4}>
          <Radio value="now" label={t('publication.depublish.now')} />
          <Radio value="later" label={t('publication.depublish.later')} />
        </Stack>
      </Radio.Group>
      {later && (
        <MomentInput
          label={t('publication.depublish.from')}
          value={clock}
          onChange={setClock}
          error={momentProblem ? t(`publication.dialog.${momentProblem}`) : undefined}
        />
      )}
      <Textarea
        label={t(kind.needsNote ? 'publication.depublish.note' : 'publication.depublish.noteOptional')}
        description={t(`${kind.name}.depublish.noteHelp`)}
        required={kind.needsNote}
        autosize
        minRows={2}
        maxLength={longest}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
        error={left && missing ? t('publication.depublish.noteRequired') : undefined}
      />
    </ActDialog>
  );
};
