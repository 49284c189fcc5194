// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OnPhone } from './OnPhone.tsx';

const encoder = vi.hoisted(() => ({ isAvailable: false }));
vi.mock('./qr-code.ts', () => {
  if (!encoder.isAvailable) throw new Error('no connection');
  return { toQrPath: () => ({ path: 'M0 0h1v1h-1z', size: 1 }) };
});

afterEach(cleanup);

test('without the code there is neither its square nor the text about it, and the next opening loads it', async () => {
  const { container, unmount } = render(<OnPhone link="https://guide.example/plan" />);
  await waitFor(() => expect(container.innerHTML).toBe(''));
  unmount();
  encoder.isAvailable = true;
  render(<OnPhone link="https://guide.example/plan" />);
  expect(await screen.findByRole('img', { name: 'QR code of this page' })).toBeDefined();
  expect(screen.getByText('On your phone')).toBeDefined();
});
