import { PageHead } from '@almaty/delivery/page-head';
import { StaticContent } from '@almaty/ui/static-content';
import { type ComponentType, createContext, Suspense, useContext } from 'react';
import { useNavigate } from 'react-router';
import { getLazyPage } from '../remotes/module-loader.ts';
import { LoadFailureNotice } from '../remotes/notices.tsx';
import { Skeleton } from '../remotes/Skeleton.tsx';
import type { ShellPage } from './pages.ts';

/** The contents of the shell's pages by their modules; only the frame on the server has them from the first. */
export const PageContents = createContext<Readonly<Record<string, ComponentType>>>({});

function Content({ id }: Pick<ShellPage, 'id'>) {
  const Page = useContext(PageContents)[id] ?? getLazyPage(id);
  return <Page />;
}

/**
 * Shows a page of the shell. Its prerendered content is not hydrated, so its code is loaded only where the page is opened by
 * a link (docs/decisions/0062).
 */
export function StaticPage({ id, head }: ShellPage) {
  const navigate = useNavigate();
  return (
    <>
      <PageHead {...head} />
      <StaticContent onNavigate={navigate}>
        <Suspense fallback={<Skeleton variant="article" />}>
          <Content id={id} />
        </Suspense>
      </StaticContent>
      <LoadFailureNotice id={id} />
    </>
  );
}
