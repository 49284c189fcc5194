export { SUPPORTED_BROWSERS } from './browsers.ts';
export { compressScriptsPlugin } from './compress-scripts.ts';
export { esRuntimePlugin } from './es-runtime.ts';
export { createRemoteBuild, type RemoteFederation } from './remote-build.ts';
export { createSharedModules } from './shared-modules.ts';
export { stableModuleIdsPlugin } from './stable-module-ids.ts';
export { tailwindPlugin } from './tailwind.ts';
export { workersPlugin } from './workers.ts';
