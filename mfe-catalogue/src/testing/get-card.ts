import { screen } from '@testing-library/react';

/**
 * Gets the card with a name.
 *
 * @throws Error when there is none.
 */
export function getCard(name: string): HTMLElement {
  const card = screen.getByRole('heading', { name }).closest('article');
  if (!card) throw new Error(`There is no card named ${name}`);
  return card;
}
