import type { Language, MessagesOf } from '@almaty/languages';
import { type AllMessages, getMessages as getPlanMessages } from '@almaty/planner/all-messages';
import { getRequestMessages } from '@almaty/store/all-messages';
import type { RequestMessages } from '@almaty/store/request-problem';
import * as english from '#messages/en';
import * as kazakh from '#messages/kk';
import * as russian from '#messages/ru';

/** Everything that the API says to people, in one language. */
export type Messages = MessagesOf<typeof english> & {
  language: Language;
  /** What a plan says. */
  plan: AllMessages;
  /** What is wrong with a request. */
  request: RequestMessages;
};

const createMessages = (language: Language, messages: MessagesOf<typeof english>): Messages => ({
  ...messages,
  language,
  plan: getPlanMessages(language),
  request: getRequestMessages(language),
});

const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: createMessages('en', english),
  ru: createMessages('ru', russian),
  kk: createMessages('kk', kazakh),
};

/** The messages of a language. */
export const getMessages = (language: Language): Messages => MESSAGES[language];
