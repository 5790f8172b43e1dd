import { TextInput } from '@mantine/core';
import classes from './code-field.module.css';

type CodeFieldProps = { label: string; value: string; onChange: (value: string) => void; error?: string | undefined; recovery?: boolean };

/** One box for a code: six digits of an authenticator, or a recovery code. Phones offer the code themselves. */
export const CodeField = ({ label, value, onChange, error, recovery = false }: CodeFieldProps) => (
  <TextInput
    id="code"
    name="code"
    size="md"
    label={label}
    value={value}
    error={error}
    onChange={(event) => onChange(recovery ? event.currentTarget.value : event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
    autoFocus
    spellCheck={false}
    autoCapitalize="none"
    {...(recovery ? { autoComplete: 'off' } : { autoComplete: 'one-time-code', inputMode: 'numeric' })}
    classNames={{ input: recovery ? classes.recovery : classes.digits }}
  />
);
