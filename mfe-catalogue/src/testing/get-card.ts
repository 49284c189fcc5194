import { screen } from '@testing-library/react';

/**
 * The card with a name, for tests.
 *
 * @throws Error when there is none.
 */
export function cardOf(name: string): HTMLElement {
  const card = screen.getByRole('heading', { name }).closest('article');
  if (!card) throw new Error(`There is no card ${name}`);
  return card;
}
