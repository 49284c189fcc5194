declare module '*/frame.mjs' {
  export const skeleton: string;
  export function renderFrame(path: string): Promise<{ head: string; body: string; route: string }>;
}
declare module '*.html' {
  const text: string;
  export default text;
}
