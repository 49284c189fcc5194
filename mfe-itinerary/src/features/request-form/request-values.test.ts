// @vitest-environment happy-dom
import { formatDate } from '@almaty/dates';
import { beforeEach, expect, test } from 'vitest';
import { readValues } from './read-values.ts';
import { EMPTY_VALUES, fillEmptyFields } from './request-values.ts';

let form: HTMLFormElement;
const getInput = (name: string) => form.elements.namedItem(name) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="email"><input name="start-date"><input name="end-date">' +
    '<details><input type="hidden" name="preferences"></details></form>';
  form = document.querySelector('form') ?? document.createElement('form');
});

const draft = { email: 'visitor@example.com', start: '2027-06-11', end: 'some day', preferences: 'fit-pace=full' };

test('an empty form has empty values', () => {
  expect(readValues(form)).toEqual(EMPTY_VALUES);
});

test('a draft that fills the form is read back: dates as yyyy-MM-dd, other text as it is', () => {
  fillEmptyFields(form, draft);
  expect(getInput('start-date').value).toBe(formatDate('2027-06-11'));
  expect(readValues(form)).toEqual(draft);
});

test('a draft does not overwrite what was typed before hydration', () => {
  getInput('email').value = 'typed@example.com';
  getInput('end-date').value = '12 June 2027';
  fillEmptyFields(form, draft);
  expect(readValues(form)).toEqual({
    ...{ ...draft, email: 'typed@example.com', start: '2027-06-11', end: '2027-06-12' },
  });
});

test('a draft fills an empty field with the focus too, because the next change saves what the form contains', () => {
  getInput('email').focus();
  fillEmptyFields(form, draft);
  expect(readValues(form)).toEqual(draft);
});

test('a form without one of its inputs is an error', () => {
  getInput('end-date').remove();
  expect(() => readValues(form)).toThrow('The request form has no input end-date');
});

test('the end without a year is the next such day from the start on', () => {
  getInput('start-date').value = '2028-05-05';
  getInput('end-date').value = '10 May';
  expect(readValues(form, '2026-11-23')).toMatchObject({ start: '2028-05-05', end: '2028-05-10' });
  getInput('start-date').value = '';
  expect(readValues(form, '2026-11-23')).toMatchObject({ start: '', end: '2027-05-10' });
});

test('preferences that were chosen before are open to be seen, and none keep their section closed', () => {
  const isOpen = () => form.querySelector('details')?.open;
  fillEmptyFields(form, { ...draft, preferences: '' });
  expect(isOpen()).toBe(false);
  fillEmptyFields(form, draft);
  expect(isOpen()).toBe(true);
});
