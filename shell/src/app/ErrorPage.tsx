import { PageHead } from '@almaty/delivery/page-head';
import { buttonClass } from '@almaty/ui/button';
import { PageHeader } from '@almaty/ui/page-header';

/** Shown for an error that no other error boundary caught. Plain links, because the router itself may have failed. */
export function ErrorPage() {
  return (
    <main className="wrap pb-24">
      <PageHead title="Unexpected Application Error! · Almaty guide" />
      <PageHeader title="Unexpected Application Error!" linePosition="below">
        Your trip is kept in this browser. Reload the page, or start again from the home page.
      </PageHeader>
      <a href="/" className={`mt-10 ${buttonClass()}`}>
        Go to Home
      </a>
    </main>
  );
}
