export { createStaticContent } from './create-static-content.tsx';
export { StaticContent } from './StaticContent.tsx';
