export { compileMessages, listMessageLanguages } from './compile-messages.ts';
