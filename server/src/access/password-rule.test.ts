import { describe, expect, test } from 'vitest';
import { passwordFault } from './password-rule.ts';

const about = ['fatima.bouali@streekdata.example', 'Fatima', 'Bouali', 'Streekdata'];

describe('length', () => {
  test.each([
    ['aarde-pen-wolk', false, 'password.short'],
    ['aarde-pen-wolke', false, null],
    ['pen-wol', true, 'password.short'],
    ['pen-wolk', true, null],
    ['egel🦔uil🦉bij🐝', true, null],
    ['x7Kq'.repeat(33), false, 'password.long'],
  ])('%j with second factor %j: %j', (password, secondFactor, fault) => {
    expect(passwordFault(password, secondFactor, about)).toBe(fault);
  });
});

describe('what everybody tries first', () => {
  test.each([
    'Wachtwoord123',
    'wachtwoord2026!',
    'W@chtw00rd!',
    'P@ssw0rd2026',
    'Welkom01!',
    'welkomwelkom',
    'Zomer2026!',
    'qwertyuiop',
    'QWERTYUI',
    '12345678',
    '87654321',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'Feyenoord1908',
    'passwordpassword',
    '20261121',
    'Bibliotheek1!',
    'iloveyou!!',
    'correct horse battery staple',
    'zomerwachtwoord2026',
    'abcdefghijklmnop',
    'administrator2026',
  ])('%j is refused', (password) => {
    expect(passwordFault(password, true, about)).toBe('password.common');
  });

  test.each([
    'drie fietsen en een regenjas',
    'kolibrie-tegel-magneet',
    'hV7#pwq2!',
    'mijn tante bakt op dinsdag brood',
    'zeehondenfluisteraar',
  ])('%j is fine', (password) => {
    expect(passwordFault(password, true, about)).toBe(null);
  });
});

test.each(['fatima.bouali1', 'FatimaBouali2026', 'streekdata!!', 'boualiboualix'])('%j is about the person', (password) => {
  expect(passwordFault(password, true, about)).toBe('password.personal');
});
