import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { Alert, Button } from '@mantine/core';
import { IconDeviceFloppy, IconInfoCircle, IconRefresh, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordForm, Restored } from '../../../forms/use-record-form.ts';
import { useWhen } from '../../../forms/use-when.ts';
import classes from './edit.module.css';
import { useFieldNames } from './use-field-names.ts';
import type { Presence, FormKind } from '../record-kind.ts';

const Acts = ({ children }: { children: ReactNode }) => <div className={classes.noticeActs}>{children}</div>;

type DraftProps = { restored: Restored; sections: Section[]; discard: () => void; close: RecordForm['dismissRestored'] };

/** Unsaved input came back from this device: from when it is, what it means for saving, and the way to be rid of it. */
export const DraftNotice = ({ restored, sections, discard, close }: DraftProps) => {
  const { t } = useTranslation();
  const when = useWhen();
  const names = useFieldNames(sections);
  return (
    <Alert
      role="status"
      icon={<IconDeviceFloppy aria-hidden />}
      title={t('forms.draft.restored', { when: when(restored.at) })}
      withCloseButton
      closeButtonLabel={t('forms.draft.close')}
      onClose={close}
    >
      {restored.older && <div>{t('forms.draft.older')}</div>}
      {restored.lost.length > 0 && <div>{t('edit.structure.lost', { fields: names(restored.lost) })}</div>}
      <Acts>
        <Button size="compact-sm" variant="default" onClick={discard}>
          {t('forms.draft.discard')}
        </Button>
      </Acts>
    </Alert>
  );
};

/** The types changed while the form was open (specification point 8). */
export const StructureNotice = ({ kind, refresh, refreshing }: { kind: FormKind; refresh: () => void; refreshing: boolean }) => {
  const { t } = useTranslation();
  return (
    <Alert
      className={classes.urgent}
      role="alert"
      color="yellow"
      icon={<IconRefresh aria-hidden />}
      title={t(`${kind.name}.edit.structure`)}
    >
      {t('edit.structure.lead')}
      <Acts>
        <Button size="compact-sm" loading={refreshing} onClick={refresh}>
          {t('edit.structure.refresh')}
        </Button>
      </Acts>
    </Alert>
  );
};

type ElsewhereProps = { presence: Presence; take: () => void; taking: boolean; later: () => void };

/** Somebody else saved: the choice to go on from the newest now, or later. */
export const ElsewhereNotice = ({ presence, take, taking, later }: ElsewhereProps) => {
  const { t } = useTranslation();
  const when = useWhen()(presence.savedAt);
  const name = presence.savedBy?.name;
  return (
    <Alert
      className={classes.urgent}
      role="status"
      color="yellow"
      icon={<IconUsers aria-hidden />}
      title={name ? t('edit.elsewhere.message', { name, when }) : t('edit.elsewhere.messageNobody', { when })}
    >
      {t('edit.elsewhere.lead')}
      <Acts>
        <Button size="compact-sm" loading={taking} onClick={take}>
          {t('edit.elsewhere.take')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={later}>
          {t('edit.elsewhere.later')}
        </Button>
      </Acts>
    </Alert>
  );
};

/** Something to know before typing, such as why nothing can be changed. */
export const PlainNotice = ({ children }: { children: ReactNode }) => (
  <Alert role="note" color="yellow" icon={<IconInfoCircle aria-hidden />}>
    {children}
  </Alert>
);
