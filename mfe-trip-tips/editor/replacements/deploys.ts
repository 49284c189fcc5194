/**
 * Loads no preview of a deployment: there is none, and Decap would offer a button that does nothing, also with
 * `show_preview_links: false`.
 */
export const loadDeployPreview = () => async (): Promise<void> => {};
