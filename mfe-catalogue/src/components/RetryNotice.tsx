import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import type { ReactNode } from 'react';
import * as m from '#messages';

type Props = { title: string; retry: () => void; children: ReactNode };

/** Says that something did not load, with a button that tries again. */
export const RetryNotice = ({ title, retry, children }: Props) => (
  <Notice
    title={title}
    action={
      <Button variant="solid" size="sm" onClick={retry}>
        {m.retry}
      </Button>
    }
  >
    {children}
  </Notice>
);
