import { readableDate } from '@bronhouder/domain/fields/calendar-date.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './forms.module.css';

/** Says what is wrong, in the words of the catalogue (point 5). */
export const useProblemText = () => {
  const { t } = useTranslation();
  return ({ code, values = {} }: Problem): string => {
    const written = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? readableDate(value) : value]);
    return t(`problems.${code}`, Object.fromEntries(written));
  };
};

/** The message under a field, or under a part of one. */
export const Message = ({ problems }: { problems: Problem[] }) => {
  const text = useProblemText();
  const [first, ...others] = [...new Set(problems.map(text))];
  if (!first) return null;
  return (
    <span className={classes.message}>
      <IconAlertTriangle size={14} aria-hidden />
      <span>{[first, ...others].join(' ')}</span>
    </span>
  );
};

/** The message for one part of a field, to be given to its input as `error`; nothing when that part is fine. */
export const messageAt = (problems: Problem[], part: string) => {
  const found = problems.filter((problem) => problem.field === part);
  return found.length > 0 ? <Message problems={found} /> : undefined;
};
