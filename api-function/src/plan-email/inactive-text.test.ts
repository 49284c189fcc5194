import { expect, test } from 'vitest';
import { composePlanEmail } from './compose-plan-email.tsx';
import { toInactiveText } from './inactive-text.ts';
import { data, evidence, names, plan } from './testing/plan.ts';
import { readHtml } from './testing/read-html.ts';

const ADDRESSES = [
  'https://evil.test/a?b=c#d',
  'HTTP://203.0.113.7:8080/',
  'www.evil.test',
  'evil.test/path',
  'a.b.evil.test',
  'пример.рф',
  'evil。com',
  'someone@evil.test',
  'mailto:someone@evil.test',
  'tel:+77270000000',
];

/** How email programs recognise addresses: by a scheme, by `www.`, by a domain, by an at sign. */
const RECOGNISERS = [
  /[a-z][a-z+-]*:\/*[^\s/]/iu,
  /www\.\S/iu,
  /[\p{L}\p{N}-][.\u3002]\p{L}{2,}/u,
  /[\w.+-]@[\p{L}\p{N}]/u,
];
const isRecognised = (text: string) => RECOGNISERS.some((recogniser) => recogniser.test(text));

const read = (text: string) => text.replaceAll('\u2060', '');
const note = `Pay here:\n${ADDRESSES.join('\n')}\nToday.`;
const email = composePlanEmail({
  ...{ plan, data, names, evidence, note },
  language: 'en',
  ...{ planLink: 'https://guide.test/plan/alm-0123456789#key', deletionLink: 'https://guide.test/delete' },
  ...{ tips: null, picture: null },
});

test.each(ADDRESSES)('%s is recognised as an address, and not as the text that is sent', (address) => {
  expect(isRecognised(address)).toBe(true);
  expect(isRecognised(toInactiveText(address))).toBe(false);
});

test.each([
  ['HTML', readHtml(email.html)],
  ['plain text', email.text],
])('the note has no address in the %s of an email, and reads as it was written', (_, text) => {
  const [shown = ''] = /Pay.*Today\./su.exec(text) ?? [];
  expect(isRecognised(shown)).toBe(false);
  expect(read(shown).split(/\s+/)).toEqual(note.split(/\s+/));
});

test('each paragraph of a note has its own direction', () => {
  const { html } = composePlanEmail({
    ...{ plan, data, names, evidence, note: 'Welcome\nشركة السفر' },
    language: 'en',
    ...{ planLink: 'https://guide.test/plan', deletionLink: 'https://guide.test/delete' },
    ...{ tips: null, picture: null },
  });
  expect(html).toMatch(/<p dir="auto"[^>]*>Welcome<\/p><p dir="auto"[^>]*>شركة السفر<\/p>/);
});
