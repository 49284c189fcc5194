// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { completeHead, showHead } from './show-head.ts';

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
