declare module '*/.dependency-cruiser.mjs' {
  const config: { forbidden: readonly { name: string }[] };
  export default config;
}
