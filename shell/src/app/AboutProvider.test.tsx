// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { AboutProvider } from './AboutProvider.tsx';

afterEach(cleanup);

test('says who runs the guide and how to reach them', () => {
  const provider = {
    ...{ name: 'Steppe Tours', email: 'hello@steppe.test', telephone: '+7 727 000 00 00', address: 'Arbat 1, Almaty' },
  };
  render(
    <MemoryRouter initialEntries={['/locations']}>
      <AboutProvider provider={provider} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/Run by Steppe Tours\./)).toBeDefined();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    ...['mailto:hello@steppe.test', 'tel:+77270000000'],
    'mailto:hello@steppe.test?subject=A%20mistake%20on%20%2Flocations',
  ]);
  expect(screen.getByText('Arbat 1, Almaty')).toBeDefined();
});

test('names nobody when nobody is configured', () => {
  render(<AboutProvider provider={{}} />);
  expect(screen.getByText(/are free/)).toBeDefined();
  expect(screen.queryByText(/Run by/)).toBeNull();
  expect(screen.queryAllByRole('link')).toEqual([]);
});
