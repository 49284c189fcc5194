import { LANGUAGES } from '@almaty/languages';
import { useEffect, useState } from 'react';
import { LANGUAGE_NAMES } from '../languages.ts';
import type { StaleText } from '../translations/stale-texts.ts';
import { NOTICE_STYLE } from './notice-style.ts';

/** A text by the name of its field. */
export type NamedStaleText = StaleText & { name: string };

const COLUMNS_STYLE = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: '4px 16px' };
const MARK_STYLE = { padding: '0 6px', borderRadius: 4, background: '#5f370e', color: '#fff4e5' };

const Columns = ({ text, stale }: StaleText) => (
  <div style={{ ...COLUMNS_STYLE, margin: '2px 0 10px' }}>
    {LANGUAGES.filter((language) => text[language]).map((language) => (
      <div key={language}>
        <strong>{LANGUAGE_NAMES[language]}</strong>
        {stale.includes(language) && (
          <>
            {' '}
            <span style={MARK_STYLE}>stale</span>
          </>
        )}
        <p lang={language} style={{ margin: 0, whiteSpace: 'pre-line' }}>
          {text[language]}
        </p>
      </div>
    ))}
  </div>
);

type Props = {
  /** Finds the texts of the entry that have a stale translation. */
  findTexts: () => Promise<readonly NamedStaleText[]>;
};

/**
 * The texts of an entry whose English is newer than a translation, with their languages side by side. They are in the preview,
 * because the form of Sveltia CMS has one hint for a field, the same in every entry.
 */
export function StaleTexts({ findTexts }: Props) {
  const [texts, setTexts] = useState<readonly NamedStaleText[]>([]);
  useEffect(() => {
    let isShown = true;
    void findTexts().then((found) => isShown && setTexts(found));
    return () => {
      isShown = false;
    };
  }, [findTexts]);
  return texts.length > 0 ? (
    <section aria-label="Translations to compare" style={NOTICE_STYLE}>
      <strong>The English has changed since these translations were made:</strong>
      {texts.map(({ name, ...text }) => (
        <div key={name}>
          <div style={{ marginTop: 8 }}>{name}</div>
          <Columns {...text} />
        </div>
      ))}
    </section>
  ) : null;
}
