import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { type ReactNode, useState } from 'react';
import * as m from '#messages';

type Props = {
  title: string;
  /** Tries again. While its promise is pending the button says so; after a failure it can be pressed anew. */
  retry: () => Promise<unknown>;
  children: ReactNode;
};

/** Says that something did not load, with a button that tries again. */
export function RetryNotice({ title, retry, children }: Props) {
  const [isTrying, setIsTrying] = useState(false);
  const press = () => {
    if (isTrying) return;
    setIsTrying(true);
    const end = () => setIsTrying(false);
    retry().then(end, end);
  };
  return (
    <Notice
      title={title}
      action={
        <Button
          variant="solid"
          size="sm"
          aria-disabled={isTrying}
          className="aria-disabled:cursor-progress"
          onClick={press}
        >
          {isTrying ? m.retryMoment : m.retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
