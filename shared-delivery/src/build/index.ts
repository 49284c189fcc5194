export { SUPPORTED_BROWSERS } from './browsers.ts';
export { compactRuntimePlugin } from './compact-runtime.ts';
export { compileEarlyPlugin } from './compile-early.ts';
export { compressFilesPlugin } from './compress-files.ts';
export { createRemoteBuild, type RemoteFederation } from './remote-build.ts';
export { createSharedModules } from './shared-modules.ts';
export { stableModuleIdsPlugin } from './stable-module-ids.ts';
export { tailwindPlugin } from './tailwind.ts';
export { workersPlugin } from './workers.ts';
