import type { FieldDefinition } from '@bronhouder/domain/fields/definition.ts';
import { titleField } from '@bronhouder/domain/types/definition-problems.ts';
import { IconAlertTriangle, IconChevronDown, IconLock } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAtOrBelow } from '../../../forms/path.ts';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { Chip } from '../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import classes from './edit.module.css';
import { FieldPanel, type FieldPanelProps } from './field-panel.tsx';
import { KindIcon } from './kind-icon.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { type FieldPlace, fieldsAt, movedField, standingOf, withoutField } from './type-draft.ts';
import { focusSoon, typeId, useTypeEditor } from './type-form-context.ts';

type Props = { field: FieldDefinition; place: FieldPlace; path: string; index: number; List: FieldPanelProps['List'] };

/** Moves the field and tells where it is now. */
const useMove = ({ field, place }: Props, label: string) => {
  const { t } = useTranslation();
  const local = useLocalised();
  const { draft, change, announce } = useTypeEditor();
  return (by: 1 | -1) => {
    const next = movedField(draft, place, field.key, by);
    const standing = standingOf(next, field.key);
    change(next);
    if (place.group === undefined && standing)
      announce(t('types.fields.moved', { label, section: local(standing.section.label), place: standing.place, of: standing.of }));
  };
};

const Marks = ({ field, path }: Pick<Props, 'field' | 'path'>) => {
  const { t } = useTranslation();
  const { shown } = useTypeEditor();
  const count = shown.filter((problem) => isAtOrBelow(problem.field, path)).length;
  return (
    <>
      {field.required && <span className={classes.quiet}>{t('types.fields.required')}</span>}
      {field.editableBy && <Chip icon={<IconLock size={12} aria-hidden />}>{t('types.fields.fieldAdmin')}</Chip>}
      {count > 0 && (
        <Chip tone="bad" icon={<IconAlertTriangle size={12} aria-hidden />}>
          {t('forms.problems', { count })}
        </Chip>
      )}
    </>
  );
};

/** A field as one line, with its settings beneath while it stands open. */
export const FieldItem = (props: Props) => {
  const { field, place, path, index } = props;
  const { t } = useTranslation();
  const local = useLocalised();
  const { draft, change, opened, open } = useTypeEditor();
  const [removing, remove] = useState(false);
  const label = local(field.label) || field.key;
  const part = place.group === undefined ? field.key : `${place.group}/${field.key}`;
  const isOpen = opened === part || (opened?.startsWith(`${part}/`) ?? false);
  const move = useMove(props, label);
  const inGroup = place.group !== undefined;
  const at = draft.sections.findIndex(({ key }) => key === place.section);
  const beside = fieldsAt(draft, place);
  const last = index === beside.length - 1 && (inGroup || at === draft.sections.length - 1);
  const first = index === 0 && (inGroup || at === 0);
  const byKey = (event: KeyboardEvent) => {
    const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined;
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    move(by);
    focusSoon(`open-${part}`);
  };
  return (
    <li className={classes.field} data-open={isOpen || undefined}>
      <div className={classes.fieldHead}>
        <button
          type="button"
          id={`open-${part}`}
          data-path={typeId(path)}
          className={classes.open}
          aria-expanded={isOpen}
          aria-label={t('types.fields.open', { label })}
          onClick={() => open(isOpen ? null : part)}
          onKeyDown={byKey}
        >
          <KindIcon kind={field.kind} />
          <span className={classes.fieldText}>
            <span className={classes.fieldName}>{label}</span>
            <Marks field={field} path={path} />
          </span>
          <IconChevronDown size={16} aria-hidden className={classes.chevron} />
        </button>
        <MoveButtons
          name={part}
          labels={{
            up: t('types.fields.up', { label }),
            down: t('types.fields.down', { label }),
            remove: t('types.fields.remove', { label }),
          }}
          first={first}
          last={last}
          kept={!inGroup && field.key === titleField ? t('types.fields.title') : undefined}
          onMove={move}
          onRemove={() => remove(true)}
        />
      </div>
      {isOpen && <FieldPanel field={field} place={place} path={path} List={props.List} />}
      <ConfirmDialog
        opened={removing}
        title={t('types.fields.removeTitle', { label })}
        confirm={t('types.fields.removeConfirm')}
        cancel={t('types.fields.cancel')}
        danger
        onConfirm={() => {
          remove(false);
          change(withoutField(draft, place, field.key));
          focusSoon(`add-${place.group ?? `section-${place.section}`}`);
        }}
        onCancel={() => remove(false)}
      >
        {t('types.fields.removeLead')}
      </ConfirmDialog>
    </li>
  );
};
