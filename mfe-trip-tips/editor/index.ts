import siteStyles from '@almaty/ui/base.css?url';
import pageStyles from '../src/app.css?url';
import { type CollectionId, collections } from '../src/schema/collections.ts';
import { answers } from './answers.ts';
import { checkBeforeSave } from './check-before-save.ts';
import { editorConfig, LOCAL_BACK_END } from './config.ts';
import { cms } from './decap.ts';
import { formats } from './formats.ts';
import notConnectedStyles from './not-connected.css?url';
import { previewOf } from './previews.tsx';

/** Set by the workflow that publishes; Rsbuild hands over what begins with PUBLIC_. */
const repository = import.meta.env.PUBLIC_TIPS_REPOSITORY ?? '';

/** Whether there is something to write to: a build with a repository needs no local back end. */
const canBegin = async () => repository !== '' || answers(LOCAL_BACK_END);

function begin() {
  for (const [name, { extension, formatter }] of Object.entries(formats))
    cms.registerCustomFormat(name, extension, formatter);
  for (const id of Object.keys(collections) as CollectionId[]) cms.registerPreviewTemplate(id, previewOf(id));
  // What the page stands in on the site, and its own styles: the preview looks as visitors will see it.
  for (const styles of [siteStyles, pageStyles]) cms.registerPreviewStyle(styles);
  cms.registerEventListener(checkBeforeSave);
  cms.init({ config: editorConfig(repository, location.origin) });
}

/** Says what to do instead; its styles come only here, because they would change the looks of Decap's screens. */
function explain() {
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = notConnectedStyles;
  styles.addEventListener('load', () => document.querySelector('[data-not-connected]')?.removeAttribute('hidden'));
  document.head.append(styles);
}

if (await canBegin()) begin();
else explain();
