import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { useRef } from 'react';
import { focusHeading } from '../router/focus-heading.ts';

/** What visitors are told of a part that failed, and of one that is late and may still arrive. */
const TEXTS = {
  failed: {
    title: 'Part of this page did not load',
    text: 'Your trip is safe. Try again, or go on with another page.',
  },
  slow: {
    title: 'Part of this page is taking long',
    text: 'Your trip is safe. This part appears as soon as it arrives. Try again, or go on with another page.',
  },
} as const;

type Props = { reason?: keyof typeof TEXTS; retry: () => void };

/**
 * Says that a part of the page is unavailable. Sticky at both ends, so that it stays in view beside a long fragment, and where
 * the page is shorter than the position that Back restores.
 */
export function UnavailableNotice({ reason = 'failed', retry }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  const retryAndFocusPage = () => {
    // The button disappears with the notice, so the focus moves to the heading of the page.
    const main = notice.current?.closest('main');
    retry();
    if (main) focusHeading(main);
  };
  return (
    <div
      ref={notice}
      data-outlet-notice=""
      className="wrap sticky top-[calc(var(--spacing-nav)+1.25rem)] bottom-5 z-30 my-10 drop-shadow-xl"
    >
      <Notice
        title={TEXTS[reason].title}
        action={
          <Button variant="solid" size="sm" onClick={retryAndFocusPage}>
            Retry
          </Button>
        }
      >
        {TEXTS[reason].text}
      </Notice>
    </div>
  );
}
