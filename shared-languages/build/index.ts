export { compileMessages, listMessageLanguages } from './compile-messages.ts';
export { messagesPlugin } from './messages-plugin.ts';
