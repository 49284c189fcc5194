// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CitedNumbers } from './CitedNumbers.tsx';

afterEach(cleanup);

const fourth = { number: 4, id: 'source-4' };
const seventeenth = { number: 17, id: 'source-17' };

test('two footnotes read as two numbers, in order, when they are copied or read aloud', () => {
  const { container } = render(<CitedNumbers sources={[seventeenth, fourth]} />);
  expect(container.textContent).toBe(' (sources 4, 17)');
});

test('a single footnote reads as one source', () => {
  const { container } = render(<CitedNumbers sources={[fourth]} />);
  expect(container.textContent).toBe(' (source 4)');
});

test('without sources there is no footnote', () => {
  const { container } = render(<CitedNumbers sources={[]} />);
  expect(container.textContent).toBe('');
});

test('a footnote leads to its line in the list of sources', () => {
  const onFollow = vi.fn();
  render(<CitedNumbers sources={[fourth]} onFollow={onFollow} />);
  const link = screen.getByRole('link', { name: '4' });
  expect(link.getAttribute('href')).toBe('#source-4');
  link.click();
  expect(onFollow).toHaveBeenCalledWith('source-4');
});
