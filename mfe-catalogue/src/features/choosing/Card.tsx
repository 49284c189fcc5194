import { Poster, type Tone } from '@almaty/ui/poster';
import { StubToggle } from '@almaty/ui/toggle';
import type { ReactNode } from 'react';
import type { Choosing } from './useChoosing.ts';

/** The wait before a card comes in: 0.1 s times its index (specification, section 9), at most 0.8 s (look.md). */
const entranceDelay = (index: number) => `${Math.min(index * 0.1, 0.8)}s`;

type Props = {
  index: number;
  name: string;
  description: string;
  tone: Tone;
  badge?: ReactNode;
  choosing: Choosing;
  /** The level below the heading the cards stand under. */
  heading: 'h2' | 'h3';
};

/** A thing to choose, as a printed poster: a strip with its name and the stub that adds it, its text below. */
export function Card({ index, name, description, tone, badge, choosing, heading: Heading }: Props) {
  return (
    <article style={{ animationDelay: entranceDelay(index) }} className="card-entrance flex h-full flex-col">
      <Poster
        tone={tone}
        selected={choosing.chosen}
        strip={
          <>
            <Heading className="display flex min-w-0 grow items-center py-3.5 pr-2 pl-4 text-[1.375rem] leading-none tracking-tight uppercase">
              {name}
            </Heading>
            <StubToggle
              label={`Add to trip: ${name}`}
              text="Add to trip"
              pressed={choosing.chosen}
              onToggle={choosing.toggle}
            />
          </>
        }
      />
      <div className="flex flex-col items-start gap-2 px-0.5 pt-4">
        {badge}
        <p className="text-base leading-[1.46]">{description}</p>
      </div>
    </article>
  );
}
