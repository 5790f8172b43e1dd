import { completeness } from '@bronhouder/domain/fields/completeness.ts';
import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { useHotkeys } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProvider } from '../../../forms/form-context.ts';
import formClasses from '../../../forms/forms.module.css';
import { jumpToSection } from '../../../forms/jump.ts';
import { SaveBar } from '../../../forms/save-bar.tsx';
import { Sections } from '../../../forms/sections.tsx';
import { TableOfContents } from '../../../forms/table-of-contents.tsx';
import { UnsavedGuard } from '../../../shell/unsaved.tsx';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import edit from '../../records/edit/edit.module.css';
import { DraftNotice } from '../../records/edit/notices.tsx';
import { HelpCard, PublishableCard } from '../../records/edit/side-column.tsx';
import classes from './create.module.css';
import { ReasonsAlert } from './reasons-alert.tsx';
import { SimilarNotice } from './similar-notice.tsx';
import { StartingSettings } from './starting-settings.tsx';
import type { Creation } from './use-creation.ts';
import { type Making, useMaking } from './use-making.ts';

const Columns = ({ making, creation }: { making: Making; creation: Creation }) => {
  const { form, sections, current, content, wishes, wish } = making;
  const { state, problems } = form;
  const counts = useMemo(() => completeness(sections, state.content, problems), [sections, state.content, problems]);
  const title = typeof content.title === 'string' ? content.title : '';
  return (
    <div className={edit.layout}>
      <div className={edit.contents}>
        <TableOfContents sections={sections} counts={counts} current={current} go={jumpToSection} />
      </div>
      <div className={classes.main}>
        <div className={formClasses.form}>
          <Sections
            sections={sections}
            state={state}
            problems={form.shown}
            type={form.type}
            revert={form.revert}
            choose={form.choose}
            fresh
            notes={{ title: <SimilarNotice title={title} /> }}
          />
        </div>
        <StartingSettings creation={creation} wishes={wishes} onWish={wish} />
      </div>
      <div className={edit.column}>
        <PublishableCard sections={sections} problems={problems} published={false} />
        <HelpCard section={sections.find((section) => section.key === current)} />
      </div>
    </div>
  );
};

const Bar = ({ making }: { making: Making }) => {
  const { t } = useTranslation();
  const { form, sections, changed, saving, save, discard } = making;
  const [asking, setAsking] = useState(false);
  useHotkeys([['mod+S', () => void save()]], [], true);
  const throwAway = () => {
    discard();
    setAsking(false);
  };
  return (
    <>
      <SaveBar
        sections={sections}
        changes={changed.length}
        untouched={t('creation.form.untouched')}
        kept={form.kept}
        problems={form.problems}
        conflicts={[]}
        cancel={() => setAsking(true)}
      >
        <ActionButton loading={saving} onClick={() => void save()}>
          {t('creation.form.save')}
        </ActionButton>
      </SaveBar>
      <ConfirmDialog
        opened={asking}
        title={t('creation.draft.discardTitle')}
        confirm={t('creation.draft.discard')}
        cancel={t('creation.draft.keep')}
        danger
        onConfirm={throwAway}
        onCancel={() => setAsking(false)}
      >
        {t('creation.draft.discardMessage')}
      </ConfirmDialog>
    </>
  );
};

type Props = { team: string; types: TypeDefinition[]; creation: Creation };

/** The form of a new organisation: the whole form of its types, how its switches begin, and the bar with which it is saved as a concept. */
export const CreateForm = ({ team, types, creation }: Props) => {
  const { t } = useTranslation();
  const making = useMaking(team, types, creation);
  const { form, sections, refusal, discard } = making;
  const { leave, answer } = form;
  const { fieldAdmin } = creation;
  const around = useMemo(() => ({ record: null, fieldAdmin, leave, answer }), [fieldAdmin, leave, answer]);
  const reasons = refusal ? [refusal.data.message, ...(refusal.data.also ?? []).map(({ message }) => message)] : [];
  const choosing = `/team/${team}/organisation`;
  return (
    <FormProvider value={around}>
      <UnsavedGuard dirty={form.changed.length > 0} keeps={(path) => path === choosing || path.startsWith(`${choosing}/`)} />
      <div className={edit.notices}>
        {form.restored && <DraftNotice restored={form.restored} sections={sections} discard={discard} close={form.dismissRestored} />}
        <ReasonsAlert title={t('creation.form.refused')} reasons={reasons} />
      </div>
      <Columns making={making} creation={creation} />
      <Bar making={making} />
    </FormProvider>
  );
};
