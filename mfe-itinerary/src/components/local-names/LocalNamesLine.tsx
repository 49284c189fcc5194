import type { LocalNames } from '@almaty/store/schema';

type Props = { names: LocalNames; className?: string };

/** What people there call something, in one line, each name in its language. */
export const LocalNamesLine = ({ names: { ru, kk }, className }: Props) => (
  <p translate="no" className={className}>
    {kk && (
      <>
        <span lang="kk">{kk}</span>
        {' · '}
      </>
    )}
    <span lang="ru">{ru}</span>
  </p>
);
