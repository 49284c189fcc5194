declare module '*/frame.mjs' {
  export function skeletonOf(outline: import('../src/app/pages.ts').Outline): string;
  export function renderFrame(path: string): Promise<{ head: string; body: string; route: string }>;
}
declare module '*.html' {
  const text: string;
  export default text;
}
