import type { FieldDefinition } from '@bronhouder/domain/fields/definition.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { ActionIcon } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../i18n/use-formats.ts';
import type { Control } from './field-props.ts';
import { useForm } from './form-context.ts';
import classes from './forms.module.css';
import { Message, messageAt } from './message.tsx';
import { idOf } from './path.ts';

type Props = {
  field: FieldDefinition;
  path: string;
  problems: Problem[];
  /** The value has several boxes: the label names the group of them. */
  several: boolean;
  /** The box carries the label itself, such as a checkbox. */
  ownLabel?: boolean;
  changed?: boolean;
  /** Focus left the whole field. */
  onLeft?: () => void;
  children: (control: Control) => ReactNode;
  footer?: ReactNode;
};

const partOf = (target: EventTarget & Element): string | undefined => target.closest('[data-part]')?.getAttribute('data-part') ?? undefined;

/** Tells the form which part was left, and when the whole field was. A window that loses focus leaves nothing. */
const useLeaving = (path: string, onLeft: (() => void) | undefined) => {
  const form = useForm();
  return (event: FocusEvent<HTMLElement>) => {
    if (document.activeElement === event.target) return;
    const part = partOf(event.target);
    if (part) form.leave(`${path}.${part}`);
    const isTheBox = event.target.id === idOf(path, form.name);
    if (!isTheBox && event.relatedTarget && event.currentTarget.contains(event.relatedTarget)) return;
    form.leave(path);
    onLeft?.();
  };
};

const NeededMark = () => <span className={classes.needed}>{useTranslation().t('forms.neededToPublish')}</span>;

const HelpButton = ({ label, opened, toggle }: { label: string; opened: boolean; toggle: () => void }) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={24}
    aria-expanded={opened}
    aria-label={useTranslation().t('forms.help', { label })}
    onClick={toggle}
  >
    <IconHelpCircle size={16} />
  </ActionIcon>
);

/** Label, mark, help, message and footer around the input of a field. */
export const FieldFrame = ({ field, path, problems, several, ownLabel, changed, onLeft, children, footer }: Props) => {
  const localised = useLocalised();
  const [helpOpened, setHelpOpened] = useState(false);
  const onBlur = useLeaving(path, onLeft);
  const id = idOf(path, useForm().name);
  const label = localised(field.label);
  const help = helpOpened && field.help ? localised(field.help) : undefined;
  const own = problems.filter((problem) => problem.field === '');
  const grouped = several && {
    role: 'group',
    id,
    tabIndex: -1,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': [own.length > 0 ? `${id}-message` : '', help ? `${id}-help` : ''].join(' ').trim() || undefined,
  };
  const control: Control = several ? { id } : { id, error: messageAt(problems, ''), description: help };
  const name = <span className={classes.label}>{label}</span>;
  const helpButton = field.help && <HelpButton label={label} opened={helpOpened} toggle={() => setHelpOpened(!helpOpened)} />;
  return (
    <div className={`${classes.field} ${changed ? classes.changed : ''}`} data-half={field.half || undefined} data-field={path}>
      <div className={classes.group} onBlur={onBlur} {...grouped}>
        {!ownLabel && (
          <div className={classes.labelRow}>
            {several ? <span id={`${id}-label`}>{name}</span> : <label htmlFor={id}>{name}</label>}
            {field.required && <NeededMark />}
            {helpButton}
          </div>
        )}
        {several && help && (
          <div id={`${id}-help`} className={classes.groupHelp}>
            {help}
          </div>
        )}
        <div className={classes.input} data-own-label={ownLabel || undefined} data-several={several || undefined}>
          {children(control)}
          {ownLabel && helpButton}
        </div>
        {several && own.length > 0 && (
          <div id={`${id}-message`} className={classes.groupMessage}>
            <Message problems={own} />
          </div>
        )}
      </div>
      {footer}
    </div>
  );
};
