import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault, Result } from './call.ts';

type Submit<Field extends string> = {
  pending: boolean;
  /** The message at a field; undefined: nothing is wrong there. */
  at: (field: Field) => string | undefined;
  /** The message of a refusal that belongs to no field. */
  general: string | undefined;
  submit: (event?: FormEvent) => void;
  clear: () => void;
};

type Form<Field extends string, T> = {
  /** What is missing before anything is sent: a message per field, in the order of the form. */
  check?: () => Partial<Record<Field, string | false>>;
  send: () => Promise<Result<T>>;
  /** Where a refusal belongs, by its code; one that is not here stands above the form. */
  fields?: Partial<Record<string, Field>>;
  done: (value: T) => void | Promise<void>;
};

/** Sends a form once at a time. What was typed stays; a refusal is shown at its field, which gets the focus. */
export const useSubmit = <Field extends string, T>({ check, send, fields = {}, done }: Form<Field, T>): Submit<Field> => {
  const { t } = useTranslation();
  const [pending, setPending] = useState(false);
  const [messages, setMessages] = useState<Partial<Record<Field, string>>>({});
  const [general, setGeneral] = useState<string>();

  const show = ({ code, message }: Fault) => {
    const field = fields[code];
    const said = code === 'unreachable' ? t('access.unreachable.message') : message;
    if (field) point(field, { [field]: said } as Partial<Record<Field, string>>);
    else setGeneral(said);
  };
  const point = (field: Field, all: Partial<Record<Field, string>>) => {
    setMessages(all);
    window.setTimeout(() => document.getElementById(field)?.focus());
  };
  const clear = () => {
    setMessages({});
    setGeneral(undefined);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (pending) return;
    clear();
    const missing = Object.entries(check?.() ?? {}).filter((entry): entry is [Field, string] => typeof entry[1] === 'string');
    const first = missing[0];
    if (first) return point(first[0], Object.fromEntries(missing) as Partial<Record<Field, string>>);
    setPending(true);
    void send()
      .then((result) => (result.ok ? done(result.value) : show(result.fault)))
      .finally(() => setPending(false));
  };
  return { pending, at: (field) => messages[field], general, submit, clear };
};
