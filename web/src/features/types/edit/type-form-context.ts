import type { TypeConcern } from '@bronhouder/domain/fields/definition.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import type { WrittenType } from '@bronhouder/domain/types/definition-shape.ts';
import { createContext, use } from 'react';
import type { ApiAnswers } from '../../../api/types.ts';
import { messageAt } from '../../../forms/message.tsx';
import { idOf } from '../../../forms/path.ts';

export type ListedType = ApiAnswers['type']['list'][number];

/** What the parts of the editor ask of it. */
export type TypeFormAround = {
  concerns: TypeConcern;
  draft: WrittenType;
  change: (next: WrittenType) => void;
  /** Problems that are to be seen now, at paths such as `sections.0.fields.1.label.nl`. */
  shown: readonly Problem[];
  /** Which part stands open: `section:general`, a field `price`, a field of a group `people/name`. */
  opened: string | null;
  open: (part: string | null) => void;
  /** Says something to who does not see it. */
  announce: (text: string) => void;
  /** Every type of the tenant: for their categories, and to choose supplement types from. */
  all: readonly ListedType[];
};

const TypeFormContext = createContext<TypeFormAround | null>(null);
export const TypeFormProvider = TypeFormContext.Provider;

export const useTypeEditor = (): TypeFormAround => {
  const around = use(TypeFormContext);
  if (!around) throw new Error('a part of the editor of types stands outside it');
  return around;
};

/** The id of the input at a path of the type. */
export const typeId = (path: string): string => idOf(path, 'type');

/** What an input at a path takes over: its id and its message. */
export const useInputAt = (path: string) => {
  const { shown } = useTypeEditor();
  return { id: typeId(path), error: messageAt([...shown], path) };
};

/** Gives the focus to an element as soon as it is drawn. */
export const focusSoon = (id: string): void => {
  window.setTimeout(() => {
    const element = document.getElementById(id);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  });
};
