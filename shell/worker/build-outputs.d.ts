// Written out here, because the sources of the frame need the DOM types that a Worker does not have.
declare module '*/frame.mjs' {
  export const shellPages: readonly import('../src/site/site-page.ts').ShellPage[];
  export function renderFrame(
    path: string,
    skeleton: import('@almaty/delivery/schema').Skeleton | null,
    languages: readonly import('@almaty/languages').Language[],
  ): Promise<string>;
  export function renderShellPage(path: string): Promise<import('@almaty/delivery/schema').Fragment>;
  export const renderDocumentHead: typeof import('../src/document-head.tsx').renderDocumentHead;
  export const createManifest: typeof import('../src/site/manifest.ts').createManifest;
  export const renderOfflineNotes: typeof import('../src/offline/offline-notes.ts').renderOfflineNotes;
  export function renderStatus(
    status: import('../src/status/site-status.ts').SiteStatus,
    now: Date,
  ): { language: string; title: string; body: string };
  export const renderScriptPreloads: typeof import('../src/document-head.tsx').renderScriptPreloads;
}
declare module '*/files.json' {
  /** Language -> path of a file of the shell -> its hash, and how many bytes travel. */
  const files: Readonly<
    Record<import('@almaty/languages').Language, Readonly<Record<string, { integrity: string; bytes: number }>>>
  >;
  export default files;
}
declare module '*.html' {
  const text: string;
  export default text;
}
