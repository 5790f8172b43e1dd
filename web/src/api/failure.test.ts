import { en } from '@bronhouder/phrases/en.ts';
import { nl } from '@bronhouder/phrases/nl.ts';
import i18next from 'i18next';
import ICU from 'i18next-icu';
import { beforeAll, describe, expect, it } from 'vitest';
import { lookUp } from '../i18n/look-up.ts';
import { textOptions } from '../i18n/text-options.ts';
import { failureStep, failureText } from './failure.ts';
import { readRefusal } from './refusal.ts';

const refusal = (status: number, errorCode = '', message = '', values = {}) =>
  readRefusal(errorCode || message ? { success: false, errorCode, message, values } : undefined, { status });

describe('what happens with a refusal', () => {
  it.each([
    ['no answer at all', undefined, undefined, 'pass'],
    ['no session', refusal(412, 'session.missing'), undefined, 'signIn'],
    ['no session, though all is handled', refusal(412), 'all' as const, 'signIn'],
    ['no right', refusal(403, 'right.missing'), undefined, 'dashboard'],
    ['no right, handled', refusal(403, 'right.missing'), ['right.missing'], 'pass'],
    ['maintenance', refusal(503, 'maintenance'), undefined, 'maintenance'],
    ['a service away', refusal(503, 'service.unavailable'), undefined, 'notice'],
    ['a conflict', refusal(409, 'version.newer'), undefined, 'notice'],
    ['a conflict, handled', refusal(409, 'version.newer'), ['version.newer'], 'pass'],
    ['a conflict, other handled', refusal(409, 'version.newer'), ['save.conflict'], 'notice'],
    ['anything, all handled', refusal(500, 'x'), 'all' as const, 'pass'],
    ['no body', refusal(502), undefined, 'pass'],
  ])('%s', (_what, given, handled, step) => expect(failureStep(given, handled)).toBe(step));
});

describe('what the user reads of a refusal', () => {
  beforeAll(() => i18next.use(new ICU()).init({ ...textOptions, lng: 'nl', resources: { nl: { texts: nl }, en: { texts: en } } }));

  it('has title and message by code', () =>
    expect(failureText(refusal(400, 'ElasticQueryException', 'parse error'), lookUp)).toEqual({
      title: 'Deze zoekopdracht is invalide.',
      message: 'Pas de zoekopdracht aan en probeer het opnieuw.',
    }));

  it('finds codes with dots and fills in values', () =>
    expect(failureText(refusal(422, 'settings.types-maximum', 'raw', { maximum: 3 }), lookUp).message).toBe(
      'U kunt niet meer dan 3 organisatietypen kiezen.',
    ));

  it('looks at the message text before the code', () =>
    expect(failureText(refusal(403, 'record.unknown', 'insufficient rights'), lookUp).message).toBe(
      'U heeft niet genoeg rechten om dit te doen.',
    ));

  it('names what it is about, where that is no organisation', () =>
    expect(failureText(refusal(404, 'record.unknown', 'raw', { record: 'agenda' }), lookUp).message).toBe(
      'Dit agenda-item bestaat niet meer, of u mag het niet zien.',
    ));

  it('shows an unknown failure raw under the general title', () =>
    expect(failureText(refusal(500, 'SomethingOdd', 'Out of cheese: <b>redo</b> from start.'), lookUp)).toEqual({
      title: 'Fout bij afhandelen servercommunicatie:',
      message: 'Out of cheese: <b>redo</b> from start.',
    }));

  it('has the general title for a code without one', () =>
    expect(failureText(refusal(409, 'archive.already', 'x'), lookUp).title).toBe('Fout bij afhandelen servercommunicatie:'));
});
