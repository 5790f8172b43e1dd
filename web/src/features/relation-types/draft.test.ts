import { expect, it } from 'vitest';
import { emptyDraft, sameDraft, withKind, withLabel } from './draft.ts';

it('the words in the form follow those on the page until they are made different', () => {
  const typed = withLabel(emptyDraft(), 'source', 'output', 'hoort bij');
  expect(typed.labels.source).toEqual({ input: 'hoort bij', output: 'hoort bij' });
  const own = withLabel(typed, 'source', 'input', 'hoort bij (geheel)');
  expect(withLabel(own, 'source', 'output', 'valt onder').labels.source).toEqual({ input: 'hoort bij (geheel)', output: 'valt onder' });
});

it('of equals only one side counts', () => {
  const equal = withKind(emptyDraft(), 'equal');
  expect(sameDraft(equal, withLabel(equal, 'target', 'output', 'x'))).toBe(true);
  expect(sameDraft(equal, withLabel(equal, 'source', 'output', 'x'))).toBe(false);
  expect(sameDraft(equal, emptyDraft())).toBe(false);
});
