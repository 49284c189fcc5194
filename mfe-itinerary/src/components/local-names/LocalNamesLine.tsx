import { LANGUAGE } from '@almaty/languages/current';
import type { LocalNames } from '@almaty/store/schema';
import { Fragment } from 'react';

type Props = { names: LocalNames; className?: string };

/** What people there call something, in one line, each name in its language; none in that of the page, which says it above. */
export function LocalNamesLine({ names, className }: Props) {
  const languages = (['kk', 'ru'] as const).filter((language) => language !== LANGUAGE && names[language]);
  if (languages.length === 0) return null;
  return (
    <p translate="no" className={className}>
      {languages.map((language, index) => (
        <Fragment key={language}>
          {index > 0 && ' · '}
          <span lang={language}>{names[language]}</span>
        </Fragment>
      ))}
    </p>
  );
}
