// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { completeHead, readHead, showHead } from './show-head.ts';

const getDescription = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

test('a page without known fields has the title of the site, until they come', () => {
  showHead('/itinerary');
  expect(document.title).toBe('Almaty guide');
  completeHead('/itinerary', { title: 'Get your itinerary', description: 'A form' });
  expect([document.title, getDescription()]).toEqual(['Get your itinerary', 'A form']);
});

test('a title that the page has given itself stays when its fields come later, and goes with the page', () => {
  showHead('/itinerary');
  document.title = 'Your request is in';
  completeHead('/itinerary', { title: 'Get your itinerary', description: 'A form' });
  expect([document.title, getDescription()]).toEqual(['Your request is in', 'A form']);
  showHead('/privacy', { title: 'Privacy' });
  completeHead('/privacy', { title: 'Privacy of the guide' });
  expect([document.title, getDescription()]).toEqual(['Privacy of the guide', undefined]);
});

test('the fields that the document came with are those of its page again after Back', () => {
  const html =
    '<title>Not found</title><meta name="robots" content="noindex"><meta name="description" content="Nothing">';
  document.head.innerHTML = html;
  const head = readHead();
  showHead('/privacy', { title: 'Privacy' });
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
  showHead('/nowhere', head);
  expect(readHead()).toEqual({ title: 'Not found', description: 'Nothing', noindex: true });
});
