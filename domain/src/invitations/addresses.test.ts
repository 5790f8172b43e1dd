import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { listAddresses, readAddress } from './addresses.ts';

const read = (text: string) => listAddresses(text).map(({ typed, email, double }) => (double ? `2×${email}` : (email ?? `!${typed}`)));

test.each([
  ['nothing', ' \n ,; ', []],
  [
    'commas, semicolons, white space and new lines',
    'a@x.nl, b@x.nl;c@x.nl d@x.nl\ne@x.nl\tf@x.nl\r\ng@x.nl',
    [...'abcdefg'].map((who) => `${who}@x.nl`),
  ],
  ['a name before an address in angles', 'Femke Bos <femke@bieb.nl>', ['femke@bieb.nl']],
  ['a quoted name with what separates elsewhere', '"Bos; Femke, de" <femke@bieb.nl>, karel@bieb.nl', ['femke@bieb.nl', 'karel@bieb.nl']],
  [
    'names the other way round, as a mail program copies them',
    'Bos, Femke <femke@bieb.nl>; Jansen, Karel <karel@bieb.nl>',
    ['femke@bieb.nl', 'karel@bieb.nl'],
  ],
  ['several with names in one line', 'Femke <femke@bieb.nl>, Karel <karel@bieb.nl>', ['femke@bieb.nl', 'karel@bieb.nl']],
  ['a bare one before one with a name', 'karel@bieb.nl, Femke Bos <femke@bieb.nl>', ['karel@bieb.nl', 'femke@bieb.nl']],
  ['an address as its own name', "'femke@bieb.nl' <femke@bieb.nl>", ['femke@bieb.nl']],
  ['capitals are small letters', 'Femke@BIEB.nl', ['femke@bieb.nl']],
  ['doubles are found, also in other capitals', 'a@x.nl A@x.nl; Aart <a@X.nl>', ['a@x.nl', '2×a@x.nl', '2×a@x.nl']],
  ['what is no address is named', 'a@x.nl; femke; b@x; @x.nl', ['a@x.nl', '!femke', '!b@x', '!@x.nl']],
  ['a word too many before a name is named', 'piet, Bos, Femke <femke@bieb.nl>', ['!piet', 'femke@bieb.nl']],
  ['an address in angles that is none', 'Femke <femke>', ['!femke']],
  ['a mail link', 'mailto:a@x.nl', ['a@x.nl']],
  ['angles alone', '<a@x.nl>', ['a@x.nl']],
  ['what cannot be seen', '\u200ba@x.nl\ufeff', ['a@x.nl']],
  ['one angle only', 'a@x.nl <b@x.nl', ['a@x.nl', '!<b@x.nl']],
])('%s', (_, text, expected) => expect(read(text)).toEqual(expected));

test.each([
  ['karel@bieb.nl', 'karel@bieb.nl'],
  [' Karel <Karel@Bieb.nl> ', 'karel@bieb.nl'],
  ['a@x.nl, b@x.nl', null],
  ['', null],
])('one address alone: %j', (typed, email) => expect(readAddress(typed)).toBe(email));

const word = fc.string({ unit: fc.constantFrom(...'abcxyz0189'), minLength: 1, maxLength: 6 });
const address = fc.tuple(word, word).map(([name, host]) => `${name}@${host}.example`);
const separator = fc.constantFrom(',', ';', '\n', ' ', ', ', ';\n', '\t', '\r\n');
const shown = fc.constantFrom(
  (email: string) => email,
  (email: string) => `Iemand Anders <${email}>`,
  (email: string) => `"Anders, I." <${email}>`,
);

describe('whatever is pasted', () => {
  it('every address is found, in order, each once', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(address, { maxLength: 12 }),
        fc.infiniteStream(shown),
        fc.infiniteStream(fc.constantFrom(';', '\n', ';\r\n')),
        (emails, look, sign) => {
          const text = emails.map((email) => `${(look.next().value ?? String)(email)}${sign.next().value}`).join('');
          expect(read(text)).toEqual(emails);
        },
      ),
    );
  });

  it('bare addresses may be separated by anything', () => {
    fc.assert(
      fc.property(fc.uniqueArray(address, { minLength: 1, maxLength: 12 }), fc.infiniteStream(separator), (emails, sign) => {
        expect(read(emails.map((email) => `${email}${sign.next().value}`).join(''))).toEqual(emails);
      }),
    );
  });

  it('any text is read to its end', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a@.<>,;"\' \n') }), (text) => {
        for (const { email, double } of listAddresses(text)) expect(email === null && double).toBe(false);
      }),
    );
  });
});
