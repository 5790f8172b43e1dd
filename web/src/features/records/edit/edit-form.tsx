import { holds } from '@bronhouder/domain/condition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { inStretch } from '@bronhouder/domain/publication/conditions.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import type { RecordInView } from '../record-view.ts';
import { EditBar } from './edit-bar.tsx';
import { PlainNotice } from './notices.tsx';
import { RecordForm } from './record-form.tsx';
import { SaveButton } from './save-button.tsx';
import { saveWays } from './save-ways.ts';
import { PublishableCard } from './side-column.tsx';
import { useEditing } from './use-editing.ts';

type Props = {
  view: RecordInView;
  aside?: ReactNode;
  /** What is to be known about what stands in the form now. */
  renderNotices?: (content: Content) => ReactNode;
  /** What is pointed out below the title while that is typed. */
  renderNote?: (title: string) => ReactNode;
};

/** The form with which a record that is published is changed: with what stands in the way of that, and the ways to save. `aside`: what else stands beside it. */
export const EditForm = ({ view, aside, renderNotices, renderNote }: Props) => {
  const { t } = useTranslation();
  const editing = useEditing(view);
  const { kind, record, now, rights } = view;
  const { form, sections, blocked, saving, save } = editing;
  const published = holds(inStretch, record.facts, now);
  return (
    <RecordForm
      view={view}
      editing={editing}
      notices={
        <>
          {record.facts.deactivatedAt && <PlainNotice>{t(`${kind.name}.edit.deactivated`)}</PlainNotice>}
          {renderNotices?.(form.state.content)}
        </>
      }
      renderNote={renderNote}
      beside={<PublishableCard sections={sections} problems={form.problems} published={published} />}
      below={aside}
    >
      <EditBar editing={editing}>
        <SaveButton
          view={view}
          ways={saveWays(record.facts, now, rights, kind.name)}
          blocked={blocked}
          unchanged={form.changed.length === 0}
          state={record.facts.state}
          saving={saving}
          save={(way) => void save(way)}
        />
      </EditBar>
      {editing.publishing && <PublishDialog view={view} onClose={editing.closePublishing} />}
    </RecordForm>
  );
};
