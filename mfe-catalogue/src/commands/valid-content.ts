import { readContent } from '../content/read-content.ts';
import { type Content, validateContent } from '../content/validate-content.ts';

/** The content cannot be published; the message has a line per mistake, with its file and field. */
class ContentError extends Error {
  override name = 'ContentError';

  /** @param mistakes one per line, with files relative to this package. */
  constructor(mistakes: readonly string[], options?: ErrorOptions) {
    const lines = mistakes.map((mistake) => `mfe-catalogue/${mistake}`);
    super(['The catalogue cannot be published:', ...lines].join('\n'), options);
  }
}

function readFiles() {
  try {
    return readContent();
  } catch (error) {
    throw new ContentError((error instanceof Error ? error.message : String(error)).split('\n'), { cause: error });
  }
}

/**
 * Reads the catalogue's content and checks it as a build does.
 *
 * @throws ContentError that lists every mistake.
 */
export function readValidContent(): Content {
  const content = readFiles();
  const mistakes = validateContent(content);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return content;
}
