export { listMessageLanguages, readNames } from './compile-messages.ts';
export { findEnglish } from './find-english.ts';
export { messagesPlugin } from './messages-plugin.ts';
