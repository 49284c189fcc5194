// A busy computer is no failure: what a test waits for may take as long there as in a browser test.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}

export {};
