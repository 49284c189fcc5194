// Decap CMS publishes types for its core only. These are the types of the other parts, as far as they are used here.

declare module 'decap-cms-backend-github' {
  import type { CmsRegistryBackend } from 'decap-cms-core';
  export const GitHubBackend: CmsRegistryBackend['init'];
}

declare module 'decap-cms-backend-proxy' {
  import type { CmsRegistryBackend } from 'decap-cms-core';
  export const ProxyBackend: CmsRegistryBackend['init'];
}

declare module 'decap-cms-locales' {
  import type { CmsLocalePhrases } from 'decap-cms-core';
  export const en: CmsLocalePhrases;
}

declare module 'decap-cms-widget-*' {
  import type { CmsWidgetParam } from 'decap-cms-core';

  const widget: { Widget(): CmsWidgetParam };
  export default widget;
}
