import { Button } from '@almaty/ui/button';
import { useEffect, useRef, useState } from 'react';
import type { Tips } from '../../schema/tips.ts';
import { Section } from '../plan-trip/Section.tsx';
import { Checked } from '../prose/Checked.tsx';
import { keepTicks, readTicks } from './ticks.ts';

type Props = { list: Tips['packing-list'] };

const boxesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLInputElement>('input')];

/** A list to tick off (specification, section 2). The boxes are the browser's: a tick set before the code has come stays. */
export function PackingList({ list: { intro, items, checked } }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [packed, setPacked] = useState(0);

  const settle = (change: (box: HTMLInputElement) => boolean) => {
    const boxes = list.current ? boxesIn(list.current) : [];
    for (const box of boxes) box.checked = change(box);
    const ticked = boxes.filter((box) => box.checked).map(({ value }) => value);
    keepTicks(ticked);
    setPacked(ticked.length);
  };

  useEffect(() => {
    const kept = readTicks();
    settle((box) => box.checked || kept.has(box.value));
  }, []);

  const aside = (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <p role="status" className="font-[680] tabular-nums">
        {`${packed} of ${items.length} in the bag`}
      </p>
      <Button variant="text" size="sm" onClick={() => settle(() => false)} className="bg-transparent!">
        Untick all
      </Button>
    </div>
  );

  return (
    <Section id="packing-list" title="Packing list" intro={intro} aside={aside}>
      <div className="ticket-shadow">
        <div className="luggage-tag [print-color-adjust:exact]">
          <ul
            ref={list}
            onChange={() => settle((box) => box.checked)}
            className="grid gap-x-10 sm:grid-cols-2 lg:max-xl:grid-cols-1"
          >
            {items.map(({ item, why }) => (
              <li key={item} className="border-t-2 border-dotted border-on-kraft/35">
                <label className="flex min-h-11 cursor-pointer items-start gap-3.5 py-2.5">
                  <input type="checkbox" value={item} className="tick" />
                  <span>
                    <span className="font-[620]">{item}</span>
                    {why && <span className="block text-note text-on-kraft-2">{why}</span>}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <Checked day={checked} className="mt-4 text-on-kraft-2" />
        </div>
      </div>
    </Section>
  );
}
