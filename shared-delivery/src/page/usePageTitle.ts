import { useEffect } from 'react';

/** Gives the document another title than its page declares, as long as the component is shown: after a press, for example. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const declared = document.title;
    document.title = title;
    return () => {
      // The next page has set its own.
      if (document.title === title) document.title = declared;
    };
  }, [title]);
}
