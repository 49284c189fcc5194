import { GitHubBackend } from 'decap-cms-backend-github';
import { ProxyBackend } from 'decap-cms-backend-proxy';
import { DecapCmsCore } from 'decap-cms-core';
import boolean from 'decap-cms-widget-boolean';
import datetime from 'decap-cms-widget-datetime';
import list from 'decap-cms-widget-list';
import markdown from 'decap-cms-widget-markdown';
import number from 'decap-cms-widget-number';
import object from 'decap-cms-widget-object';
import select from 'decap-cms-widget-select';
import string from 'decap-cms-widget-string';
import { EMPTY_MEDIA_LIBRARY } from './config.ts';

/** Decap CMS with only the parts that the editors need, which is half of the complete package. */
export const cms = DecapCmsCore;

cms.registerBackend('github', GitHubBackend);
cms.registerBackend('proxy', ProxyBackend);
for (const widget of [boolean, datetime, list, markdown, number, object, select, string])
  cms.registerWidget(widget.Widget());
// Editors choose a picture of the site by its name: nothing is uploaded, so the media library stays disabled.
const emptyMediaLibrary = { name: EMPTY_MEDIA_LIBRARY, init: () => ({ enableStandalone: () => false }) };
cms.registerMediaLibrary(emptyMediaLibrary);
