/** What an address is recognised by, between other characters; browsers read the last three signs as dots too. */
const ADDRESS_SIGN = /(?<=\S)[.:@\u3002\uff0e\uff61](?=\S)/gu;

/** Has no width, and is in no address that an email program recognises. */
const WORD_JOINER = '\u2060';

/**
 * Gets a text that reads the same and in which email programs find no address to make a link of: each sign of one stands
 * between word joiners. Elements around the sign would do it in HTML only, and some programs take them out.
 */
export const toInactiveText = (text: string): string => text.replaceAll(ADDRESS_SIGN, `${WORD_JOINER}$&${WORD_JOINER}`);
