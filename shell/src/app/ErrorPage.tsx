import { PageHeader } from '@almaty/ui/page-header';

/** Whatever no other part caught. Plain links: the router itself may be what failed. */
export function ErrorPage() {
  return (
    <main className="mx-auto max-w-7xl px-5 py-10">
      <title>Unexpected Application Error!</title>
      <PageHeader title="Unexpected Application Error!">
        Your trip is kept in this browser. Reload the page, or start again from the home page.
      </PageHeader>
      <a href="/" className="font-bold text-apple-text underline">
        Go to Home
      </a>
    </main>
  );
}
