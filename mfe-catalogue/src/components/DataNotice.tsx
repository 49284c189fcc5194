import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';

/** Says that the data of a page did not load, with a button that tries again. */
export function DataNotice({ title, retry }: { title: string; retry: () => void }) {
  return (
    <div className="mt-8">
      <Notice
        title={title}
        action={
          <Button variant="solid" size="sm" onClick={retry}>
            Retry
          </Button>
        }
      >
        Check the connection. Your trip is safe.
      </Notice>
    </div>
  );
}
