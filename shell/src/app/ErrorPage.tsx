import { usePageTitle } from '@almaty/delivery/page-title';
import { routes } from '@almaty/delivery/routes';
import { buttonClass } from '@almaty/ui/button';
import { PageHeader } from '@almaty/ui/page-header';

/** Shown for an error that no other error boundary caught. Plain links, because the router itself may have failed. */
export function ErrorPage() {
  usePageTitle('Unexpected Application Error! · Almaty guide');
  return (
    <main className="wrap pb-24">
      <PageHeader title="Unexpected Application Error!" linePosition="below">
        Your trip is kept in this browser. Reload the page, or start again from the home page.
      </PageHeader>
      <a href={routes.home} className={`mt-10 ${buttonClass()}`}>
        Go to Home
      </a>
    </main>
  );
}
