import { createElement as element, type ReactElement } from 'react';
import { Body, Button, Container, Head, Heading, Hr, Html, Link, render, Text } from 'react-email';
import type { Letter } from './letter.ts';
import type { Written } from './mail.ts';

const ink = '#1a2229';
const quiet = '#4a5763';
const small = { fontSize: '13px', lineHeight: '19px', color: quiet };
const text = { color: ink, fontSize: '15px', lineHeight: '23px', margin: '0 0 14px' };
const style = {
  body: {
    backgroundColor: '#f6f8f9',
    fontFamily: 'Inter, system-ui, Segoe UI, Roboto, Helvetica, Arial, sans-serif',
    margin: 0,
    padding: '24px 12px',
  },
  card: { backgroundColor: '#ffffff', border: '1px solid #dde3e8', borderRadius: '8px', maxWidth: '560px', padding: '24px 28px' },
  title: { color: ink, fontSize: '20px', lineHeight: '26px', fontWeight: 600, margin: '0 0 16px' },
  text,
  button: { borderRadius: '8px', color: '#ffffff', fontSize: '15px', fontWeight: 600, padding: '11px 18px', textDecoration: 'none' },
  line: { borderColor: '#dde3e8', margin: '22px 0 14px' },
  quote: { ...text, borderLeft: '3px solid #dde3e8', paddingLeft: '14px', margin: '0 0 18px', color: quiet },
  item: { marginBottom: '4px' },
  link: { color: '#084a63', wordBreak: 'break-word' as const },
};

const lines = ({ linesTitle, lines: said }: Letter): ReactElement[] =>
  said.length === 0
    ? []
    : [
        ...(linesTitle ? [element(Text, { key: 'lead', style: { ...style.text, margin: '0 0 4px' } }, linesTitle)] : []),
        element(
          'ul',
          { key: 'list', style: { ...style.text, paddingLeft: '20px' } },
          said.map(({ text, link }, index) =>
            element('li', { key: index, style: style.item }, link ? element(Link, { href: link, style: style.link }, text) : text),
          ),
        ),
      ];

const quote = ({ quote: said }: Letter): ReactElement[] =>
  said.length === 0
    ? []
    : [
        element(
          'blockquote',
          { key: 'quote', style: style.quote },
          said.flatMap((line, index) => (index === 0 ? [line] : [element('br', { key: index }), line])),
        ),
      ];

/** The text part has no button that could fail: the address stands there once. */
const notInText = { 'data-skip-in-text': 'true' } as object;

/** Capitals shout. */
const asWritten = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

const page = (letter: Letter): ReactElement =>
  element(
    Html,
    { lang: letter.language },
    element(Head, null, element('title', null, letter.subject)),
    element(
      Body,
      { style: style.body, lang: letter.language },
      element(
        Container,
        { style: style.card },
        element(Heading, { style: style.title }, letter.title),
        element(Text, { style: style.text }, letter.greeting),
        ...(letter.behalf ? [element(Text, { key: 'behalf', style: style.text }, letter.behalf)] : []),
        element(Text, { style: style.text }, letter.body),
        ...quote(letter),
        ...lines(letter),
        element(Button, { href: letter.link, style: { ...style.button, backgroundColor: letter.accent } }, letter.button),
        element(Text, { ...notInText, style: { ...small, margin: '18px 0 4px' } }, letter.linkHelp),
        element(
          Text,
          { ...notInText, style: { ...small, margin: 0 } },
          element(Link, { href: letter.link, style: style.link }, letter.link),
        ),
        ...(letter.note ? [element(Text, { key: 'note', style: { ...small, margin: '16px 0 0' } }, letter.note)] : []),
        element(Hr, { style: style.line }),
        element(Text, { style: { ...small, margin: 0 } }, letter.footer),
      ),
    ),
  );

/** The letter as HTML and as text, both from the one template. */
export const written = async (letter: Letter): Promise<Written> => {
  const html = await render(page(letter));
  const text = await render(page(letter), { plainText: true, htmlToTextOptions: asWritten });
  return { subject: letter.subject, html, text };
};
