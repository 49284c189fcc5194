import { loadable } from '@almaty/ui/loadable';
import { useState } from 'react';
import * as m from '#messages';
import type { Opened } from './open-exact-map.ts';

const code = loadable(() => import('./open-exact-map.ts'));

/** The exact map once a visitor has opened it, and what to say of it. */
export function useExactMap() {
  const [opened, setOpened] = useState<Opened>({ text: m.mapExactNote });
  const open = () => {
    setOpened({ text: m.mapExactLoading });
    code
      .load()
      .then(({ openExactMap }) => openExactMap())
      .then(setOpened, () => setOpened({ text: m.mapExactOffline }));
  };
  const close = () => setOpened({ text: m.mapExactNote });
  return { ...opened, open, close };
}
