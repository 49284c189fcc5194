export { createStaticContent } from './create-static-content.tsx';
export { StaticContent } from './StaticContent.tsx';
export { usePrerendered } from './use-prerendered.ts';
