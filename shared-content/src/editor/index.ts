export { type FieldSchema, toJsonSchema } from './cms-fields.ts';
export type { EditedCollection, EditedFile } from './collections.ts';
export { createEditorPart } from './create-editor-part.ts';
export { openPreviewLink } from './open-preview-link.ts';
export { placeholderValues } from './placeholder-values.ts';
export { isUpload } from './uploads.ts';
