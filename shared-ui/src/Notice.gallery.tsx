import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

export default {
  Plain: () => <Notice title="Part of this page did not load">Everything else works.</Notice>,
  'With an action': () => (
    <Notice
      title="Part of this page did not load"
      action={
        <Button variant="solid" size="sm">
          Retry
        </Button>
      }
    >
      Your trip is safe. Check the connection and try again.
    </Notice>
  ),
};
