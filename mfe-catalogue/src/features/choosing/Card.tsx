import type { ReactNode } from 'react';
import { ChooseButton } from './ChooseButton.tsx';
import type { Choosing } from './useChoosing.ts';

/** The wait before a card comes in: 0.1 s times its index (specification, section 9), at most 0.8 s (look.md). */
const entranceDelay = (index: number) => `${Math.min(index * 0.1, 0.8)}s`;

type Props = { index: number; name: string; description: string; badge?: ReactNode; choosing: Choosing };

/** A thing to choose, as a printed poster: a strip with its name and the stub that adds it, its text below. */
export function Card({ index, name, description, badge, choosing }: Props) {
  return (
    <article
      style={{ animationDelay: entranceDelay(index) }}
      className={`card-entrance flex h-full flex-col border border-rule bg-sheet p-2.5 shadow-print ${choosing.chosen ? 'outline-4 outline-apple' : ''}`}
    >
      <div className="flex min-h-20 items-stretch justify-between gap-3 bg-strip">
        <h3 className="self-center py-3 pl-4 text-lg leading-tight font-black text-balance text-on-strip uppercase">
          {name}
        </h3>
        <ChooseButton name={name} {...choosing} />
      </div>
      <div className="flex grow flex-col items-start gap-3 px-2 pt-4 pb-2">
        <p className="grow">{description}</p>
        {badge}
      </div>
    </article>
  );
}
