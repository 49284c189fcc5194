import en from '../../shell/messages/en.json' with { type: 'json' };
import kk from '../../shell/messages/kk.json' with { type: 'json' };
import ru from '../../shell/messages/ru.json' with { type: 'json' };

/** The words of the shell in each language, by which a test finds what it presses. */
export const SHELL_WORDS = { en, ru, kk } as const;
