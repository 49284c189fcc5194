declare module '*/.dependency-cruiser.mjs' {
  import type { ICruiseOptions } from 'dependency-cruiser';

  const config: { forbidden: readonly { name: string; comment: string }[]; options: ICruiseOptions };
  export default config;
}
