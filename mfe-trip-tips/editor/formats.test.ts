import { createEditorPart } from '@almaty/content/editor';
import { testFormats } from '@almaty/content/formats-test';
import { CONTENT_FOLDER, WORKSPACE } from '../build/read-content.ts';
import { createTipCollections } from './tip-collections.ts';

const part = createEditorPart({
  ...{ remote: 'trip-tips', collections: createTipCollections(), due: [], translated: {}, styles: [] },
  Entry: () => null,
});

testFormats(part, WORKSPACE, CONTENT_FOLDER);
