import siteStyles from '@almaty/ui/base.css?url';
import pageStyles from '../src/app.css?url';
import { type CollectionId, collections } from '../src/schema/collections.ts';
import { ACCESS_COLLECTION } from './access-collection.ts';
import { AccessPreview } from './access-preview.tsx';
import { createEditorConfig, LOCAL_BACKEND_URL } from './config.ts';
import { cms } from './decap.ts';
import { formats } from './formats.ts';
import { isBackendUp } from './is-backend-up.ts';
import notConnectedStyles from './not-connected.css?url';
import { createPhrases } from './phrases.ts';
import { createPreview } from './previews.tsx';
import { validateBeforeSave } from './validate-before-save.ts';

/** Set by the workflow that publishes; Rsbuild inlines variables whose names start with PUBLIC_. */
const repository = import.meta.env.PUBLIC_TIPS_REPOSITORY ?? '';

/** A build with a repository needs no local backend. */
const isConnected = async () => repository !== '' || isBackendUp(LOCAL_BACKEND_URL);

function startEditor() {
  cms.registerLocale('en', createPhrases(repository));
  for (const [name, { extension, formatter }] of Object.entries(formats))
    cms.registerCustomFormat(name, extension, formatter);
  for (const id of Object.keys(collections) as CollectionId[]) cms.registerPreviewTemplate(id, createPreview(id));
  cms.registerPreviewTemplate(ACCESS_COLLECTION, AccessPreview);
  // With the styles of the site and of the page, the preview looks like the page.
  for (const styles of [siteStyles, pageStyles]) cms.registerPreviewStyle(styles);
  cms.registerEventListener(validateBeforeSave);
  cms.init({ config: createEditorConfig(repository, location.origin) });
}

/** Shows what to do instead. The styles are loaded only here, because they would change Decap's own screens. */
function showNotConnected() {
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = notConnectedStyles;
  styles.addEventListener('load', () => document.querySelector('[data-not-connected]')?.removeAttribute('hidden'));
  document.head.append(styles);
}

if (await isConnected()) startEditor();
else showNotConnected();
