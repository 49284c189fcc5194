export { createStaticContent } from './create-static-content.tsx';
export { type LoadOnce, loadOnce, useLoaded } from './load-once.ts';
export { StaticContent } from './StaticContent.tsx';
export { usePrerendered } from './use-prerendered.ts';
