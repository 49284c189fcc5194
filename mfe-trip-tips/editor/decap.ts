import { GitHubBackend } from 'decap-cms-backend-github';
import { ProxyBackend } from 'decap-cms-backend-proxy';
import { DecapCmsCore } from 'decap-cms-core';
import { en } from 'decap-cms-locales';
import boolean from 'decap-cms-widget-boolean';
import datetime from 'decap-cms-widget-datetime';
import list from 'decap-cms-widget-list';
import markdown from 'decap-cms-widget-markdown';
import number from 'decap-cms-widget-number';
import object from 'decap-cms-widget-object';
import select from 'decap-cms-widget-select';
import string from 'decap-cms-widget-string';
import { NO_MEDIA } from './config.ts';

/** Decap CMS with the parts that the tips need, and no more: half of all of it. */
export const cms = DecapCmsCore;

cms.registerBackend('github', GitHubBackend);
cms.registerBackend('proxy', ProxyBackend);
for (const widget of [boolean, datetime, list, markdown, number, object, select, string])
  cms.registerWidget(widget.Widget());
cms.registerLocale('en', en);
// Tips choose their pictures from those of the site: nobody uploads one, and no page offers it.
const noMedia = { name: NO_MEDIA, init: () => ({ enableStandalone: () => false }) };
cms.registerMediaLibrary(noMedia);
