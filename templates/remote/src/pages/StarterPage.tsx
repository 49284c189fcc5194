import { definePage } from '@almaty/delivery/page';
import * as m from '#messages';
import { StarterScreen } from '../screens/StarterScreen.tsx';

export const page = definePage(() => ({
  route: '/starter-path',
  skeleton: 'article',
  title: m.pageTitle,
  description: m.pageDescription,
  getPresses: () => ({ presses: [{ role: 'link', name: m.pageHome }] }),
}));

export default StarterScreen;
