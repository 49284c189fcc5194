import { exposedModules } from './exposed-modules.ts';

// Stands in for the federation runtime in the single bundle: the same functions, without containers, versions and hashes.

type Module = { modulePath: string; assets: { css: { sync: readonly string[] } } };
type RemoteEntry = { name: string; version: string; snapshot: { modules: readonly Module[] } };

Object.assign(globalThis, { __FEDERATION__: { moduleInfo: {} } });

/** The modules are part of the bundle, so there is nothing to register. */
export const registerRemotes = (): void => {};
/** There is no runtime to extend. */
export const registerPlugins = (): void => {};

/** Loads a style sheet of a remote unless the page has it already. */
function loadStyle(base: string, file: string): Promise<unknown> | undefined {
  if (document.querySelector(`[data-href="${file}"]`)) return undefined;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base + file });
  link.dataset.href = file;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  document.head.appendChild(link);
  return loaded;
}

/** Loads the style sheets that a module needs, as the page's remote list names them. */
async function loadStyles(id: string): Promise<void> {
  const list: { remotes: RemoteEntry[] } = JSON.parse(document.getElementById('remote-list')?.textContent ?? '{}');
  const remote = list.remotes.find(({ name }) => id.startsWith(`${name}/`));
  const module = remote?.snapshot.modules.find(({ modulePath }) => `${remote.name}/${modulePath.slice(2)}` === id);
  await Promise.all(
    (module?.assets.css.sync ?? []).map((file) => loadStyle(`/_mfe/${remote?.name}/${remote?.version}/`, file)),
  );
}

/** Imports an exposed module of a remote, with its style sheets. @param id `<remote>/<Module>` */
export async function loadRemote(id: string): Promise<object | undefined> {
  const [module] = await Promise.all([exposedModules[id]?.(), loadStyles(id)]);
  return module;
}
