// Written out here, because the sources of the frame need the DOM types that a Worker does not have.
declare module '*/frame.mjs' {
  export function matchRoute(path: string): string;
  export function renderFrame(
    path: string,
    hasFragment: boolean,
    getPages: typeof import('../src/remotes/released-pages.ts').getReleasedPages,
  ): Promise<{ head: import('@almaty/delivery/schema').FragmentHead | null; body: string }>;
  export const renderDocumentHead: typeof import('../src/document-head.tsx').renderDocumentHead;
  export const renderScriptPreloads: typeof import('../src/document-head.tsx').renderScriptPreloads;
}
declare module '*.html' {
  const text: string;
  export default text;
}
