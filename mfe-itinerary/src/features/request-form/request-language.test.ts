import { expect, test, vi } from 'vitest';
import { validateRequest } from './validate-request.ts';

vi.mock('@almaty/languages/current', () => ({ LANGUAGE: 'ru' }));

test('a request of the Russian page names its language', () => {
  const charyn = {
    id: 13,
    name: 'Чарынский каньон',
    description: 'Красные башни.',
    image: '',
    category: 'Nature',
  } as const;
  const dates = { start: '2027-06-11', end: '2027-06-17' };
  const draft = { email: 'visitor@example.com', ...dates, preferences: '', locations: [charyn], activities: [] };
  expect(validateRequest(draft, '2027-06-01')).toMatchObject({ request: { language: 'ru' } });
});
