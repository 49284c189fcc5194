export { createStaticContent } from './create-static-content.tsx';
export { StaticContent } from './StaticContent.tsx';
export { usePrerendered } from './usePrerendered.ts';
