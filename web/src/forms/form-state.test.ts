import type { FieldDefinition, Section } from '@bronhouder/domain/fields/definition.ts';
import { describe, expect, it } from 'vitest';
import { openConflicts } from './conflicts.ts';
import {
  allProblems,
  answered,
  chose,
  left,
  opened,
  rebased,
  refusedWith,
  reopened,
  restructured,
  reverted,
  saved,
  shownProblems,
  typed,
} from './form-state.ts';

const label = { nl: '', en: '' };
const phone: FieldDefinition = { kind: 'phone', key: 'phone', label };
const email: FieldDefinition = { kind: 'email', key: 'email', label };
const website: FieldDefinition = { kind: 'url', key: 'website', label };
const people: FieldDefinition = { kind: 'group', key: 'people', label, itemLabel: label, fields: [email] };
const contact: Section = { key: 'contact', label, fields: [phone, email, website, people] };

const types = [{ key: 'bibliotheek', version: 1 }];
const content = { email: 'balie@lindenhof.example', website: 'http://lindenhof.example' };
const form = opened({ revision: 33, types, content });
const karin = { by: 'Karin Jansen', at: '2026-11-21T09:00:00.000Z' };

describe('typing', () => {
  it('changes one field and can be taken back', () => {
    const changed = typed(form, 'email', 'info@lindenhof.example');
    expect(changed.content).toEqual({ ...content, email: 'info@lindenhof.example' });
    expect(reverted(changed, 'email').content).toEqual(content);
  });

  it('shows what is wrong only once the field is left', () => {
    const short = typed(form, 'phone', '0497 38 21');
    const problems = [{ field: 'phone', code: 'phone-short' as const }];
    expect(shownProblems(short, problems)).toEqual([]);
    expect(shownProblems(left(short, 'phone'), problems)).toEqual(problems);
  });

  it('shows of a field with parts only the part that was left', () => {
    const problems = [
      { field: 'address.postalCode', code: 'postal-code' as const },
      { field: 'address.street', code: 'required' as const },
    ];
    expect(shownProblems({ left: new Set(['address.postalCode']) }, problems)).toEqual([problems[0]]);
    expect(shownProblems({ left: new Set(['address']) }, problems)).toEqual(problems);
    expect(shownProblems({ left: new Set(['addr']) }, problems)).toEqual([]);
  });
});

describe('problems of the server', () => {
  const dead = { field: 'people.0.email', code: 'email-domain' as const };
  const item = (address: string) => [{ id: 'a', values: { email: address } }];
  const refused = refusedWith(typed(form, 'people', item('x@nergens.example')), [dead]);

  it('are shown at once and stay while another field changes', () => {
    expect(shownProblems(refused, refused.outside)).toEqual([dead]);
    expect(typed(refused, 'phone', '1').outside).toEqual([dead]);
  });

  it('go when their own value changes', () => {
    expect(typed(refused, 'people', item('x@lindenhof.example')).outside).toEqual([]);
  });

  it('that come in late, about a value that is gone, are dropped', () => {
    const state = typed(form, 'email', 'b@lindenhof.example');
    const problem = { field: 'email', code: 'email-domain' as const };
    expect(answered(state, 'email', 'a@nergens.example', problem).outside).toEqual([]);
    expect(answered(state, 'email', 'b@lindenhof.example', problem).outside).toEqual([problem]);
  });

  it('are told once when the form knows them too', () => {
    expect(allProblems([dead], [dead, { ...dead, field: 'email' }])).toEqual([dead, { ...dead, field: 'email' }]);
  });
});

describe('a save by somebody else', () => {
  const mine = typed(form, 'website', 'https://lindenhof.example');
  const newest = { revision: 34, types, content: { email: 'karin@lindenhof.example', website: 'https://www.lindenhof.example' } };
  const { state, taken } = rebased(mine, newest, karin);

  it('refreshes what I did not touch and asks about what both changed', () => {
    expect(taken).toEqual(['email']);
    expect(state.content).toEqual({ email: 'karin@lindenhof.example', website: 'https://lindenhof.example' });
    expect(state.revision).toBe(34);
    expect(openConflicts(state.conflicts)).toEqual(['website']);
    expect(state.conflicts?.fields[0]?.values).toEqual({
      base: 'http://lindenhof.example',
      theirs: 'https://www.lindenhof.example',
      mine: 'https://lindenhof.example',
    });
  });

  it.each([
    ['base', 'http://lindenhof.example'],
    ['theirs', 'https://www.lindenhof.example'],
    ['mine', 'https://lindenhof.example'],
  ] as const)('is settled by choosing %s, and the choice can still be changed', (choice, value) => {
    const chosen = chose(chose(state, 'website', 'theirs'), 'website', choice);
    expect(chosen.content['website']).toBe(value);
    expect(openConflicts(chosen.conflicts)).toEqual([]);
  });

  it('is settled by typing as well', () => {
    const retyped = typed(state, 'website', 'https://nieuw.example');
    expect(openConflicts(retyped.conflicts)).toEqual([]);
    expect(retyped.conflicts?.fields[0]?.values.mine).toBe('https://nieuw.example');
  });

  it('twice keeps a conflict that nobody has seen yet', () => {
    const again = rebased(state, { ...newest, revision: 35, content: { ...newest.content, phone: '+31497361234' } }, karin);
    expect(openConflicts(again.state.conflicts)).toEqual(['website']);
    expect(again.taken).toEqual(['phone']);
  });

  it('that emptied a field empties it here', () => {
    const { state: emptied } = rebased(form, { ...newest, content: { website: content.website } }, karin);
    expect(emptied.content['email'] ?? null).toBeNull();
  });
});

describe('my own save', () => {
  const sent = { ...content, phone: '0497 361234' };
  const answer = { revision: 34, types, content: { ...content, phone: '+31497361234' } };

  it('takes over how the server wrote it', () => {
    const after = saved({ ...form, content: sent }, sent, answer);
    expect(after).toMatchObject({ revision: 34, base: answer.content, content: answer.content });
  });

  it('keeps what was typed while it was under way', () => {
    const after = saved({ ...form, content: { ...sent, email: 'later@lindenhof.example' } }, sent, answer);
    expect(after.content).toEqual({ ...answer.content, email: 'later@lindenhof.example' });
    expect(after.base).toEqual(answer.content);
  });
});

describe('another structure', () => {
  const smaller: Section = { ...contact, fields: [email] };
  const newTypes = [{ key: 'bibliotheek', version: 2 }];

  it('keeps input of fields that still exist and names what it cannot show', () => {
    const before = typed(typed(form, 'email', 'info@lindenhof.example'), 'phone', '0497');
    const { state, lost } = restructured(before, [smaller], newTypes);
    expect(lost).toEqual(['phone']);
    expect(state.content['email']).toBe('info@lindenhof.example');
    expect(state.content['website']).toBe(content.website);
    expect(state.types).toEqual(newTypes);
  });
});

describe('a draft', () => {
  it('goes on from the revision it started from', () => {
    const draft = { revision: 30, types, base: content, content: { ...content, phone: '1' }, at: karin.at };
    expect(reopened(draft)).toMatchObject({ revision: 30, base: content, content: draft.content });
  });
});
