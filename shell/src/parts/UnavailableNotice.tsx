import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { useRef } from 'react';
import * as m from '#messages';
import { focusHeading } from '../router/focus-heading.ts';

/** What visitors are told of a part that failed, and of one that is late and may still arrive. */
const TEXTS = {
  failed: { title: m.noticeFailed, text: m.noticeFailedText },
  slow: { title: m.noticeSlow, text: m.noticeSlowText },
} as const;

type Props = { reason: keyof typeof TEXTS; retry: () => void };

/**
 * Says that a part of the page is unavailable. Sticky at both ends, so that it stays in view beside a long fragment, and where
 * the page is shorter than the position that Back restores.
 */
export function UnavailableNotice({ reason, retry }: Props) {
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
            {m.noticeRetry}
          </Button>
        }
      >
        {TEXTS[reason].text}
      </Notice>
    </div>
  );
}
