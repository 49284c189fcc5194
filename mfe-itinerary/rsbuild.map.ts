import base from './rsbuild.config.ts';
export default async (...a: any[]) => {
  const c: any = typeof base === 'function' ? await (base as any)(...a) : base;
  const set = (o: any) => {
    o.output = { ...(o.output ?? {}), sourceMap: { js: 'source-map' } };
  };
  set(c);
  for (const e of Object.values(c.environments ?? {})) set(e);
  return c;
};
