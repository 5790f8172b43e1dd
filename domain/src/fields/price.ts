import type { Problem } from '../problem.ts';
import { characterProblems, isBlank, tidyLines } from './characters.ts';
import { fitsDecimals, parseDecimal } from './decimal.ts';
import type { PriceKind } from './definition.ts';
import { missing, problem, type Check, type FieldRule } from './rule.ts';
import { either, isNumber, isText, objectOf, oneOf, optional } from './shape.ts';
import type { Price } from './value.ts';

const kinds: PriceKind[] = ['free', 'notApplicable', 'amount', 'explanation'];
const mostEuros = 10_000_000;

/** Euros as typed (`12,50`, `€ 12`, `12,-`). */
const parseEuros = (typed: string): number | undefined =>
  parseDecimal(
    typed
      .trim()
      .replace(/^(?:€|EUR)\s*/i, '')
      .replace(/,[-\u2013\u2014]{1,2}$/, ''),
  );

const euros = (cents: number | string): number | undefined => (typeof cents === 'number' ? cents / 100 : parseEuros(cents));

const amountProblems = (cents: Price['cents'], check: Check): Problem[] => {
  if (cents === undefined || (typeof cents === 'string' && isBlank(cents))) return missing(check, '.cents');
  const amount = euros(cents);
  if (amount === undefined) return [problem('number', '.cents')];
  if (amount <= 0) return [problem('price-amount', '.cents')];
  if (amount > mostEuros) return [problem('maximum', '.cents', { maximum: mostEuros })];
  return fitsDecimals(amount, 2) ? [] : [problem('decimals', '.cents', { decimals: 2 })];
};

const explanationProblems = (explanation: string | undefined, check: Check): Problem[] => {
  if (isBlank(explanation)) return check.strict ? [problem('price-explanation', '.explanation')] : [];
  return characterProblems(explanation, '.explanation', true);
};

const canonicalCents = (cents: number | string): number | string => {
  if (typeof cents === 'number') return cents;
  const amount = parseEuros(cents);
  return amount !== undefined && amount <= mostEuros && fitsDecimals(amount, 2) ? Math.round(amount * 100) : cents.trim();
};

/** Free, not applicable, an amount above zero, or words. What belongs to another kind than the chosen one is left out. */
export const price: FieldRule<'price'> = {
  shaped: objectOf<Price>({ kind: oneOf(kinds), cents: optional(either(isNumber, isText)), explanation: optional(isText) }),
  // To choose a kind is to answer, so that a price without its amount or its words is not passed over.
  empty: () => false,
  normalise: (_field, { kind, cents, explanation }) => {
    if (kind === 'amount' && cents !== undefined) return { kind, cents: canonicalCents(cents) };
    if (kind === 'explanation' && explanation !== undefined) return { kind, explanation: tidyLines(explanation) };
    return { kind };
  },
  problems: (field, { kind, cents, explanation }, check) => [
    ...((field.kinds ?? kinds).includes(kind) ? [] : [problem('select-unknown', '.kind', { value: kind })]),
    ...(kind === 'amount' ? amountProblems(cents, check) : []),
    ...(kind === 'explanation' ? explanationProblems(explanation, check) : []),
  ],
};
