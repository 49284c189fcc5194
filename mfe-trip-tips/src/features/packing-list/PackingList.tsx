import { Button } from '@almaty/ui/button';
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { Section } from '../../components/Section.tsx';
import { Sources } from '../../components/sources/Sources.tsx';
import type { PackingList as List } from '../../schema/packing-list.ts';
import { loadPackedItems, savePackedItems } from './packed-items.ts';

type Props = { list: List };

const getCheckboxes = (list: HTMLElement) => [...list.querySelectorAll<HTMLInputElement>('input')];

/**
 * A packing list to tick off (docs/specification.md, section 2). The checkboxes are uncontrolled, so that one that is
 * ticked before hydration stays ticked.
 */
export function PackingList({ list: packingList }: Props) {
  const { intro, items } = packingList;
  const list = useRef<HTMLUListElement>(null);
  const [packedCount, setPackedCount] = useState(0);

  /** Sets every checkbox, then saves and counts the ticked ones. */
  const updateCheckboxes = (isPacked: (checkbox: HTMLInputElement) => boolean) => {
    const checkboxes = list.current ? getCheckboxes(list.current) : [];
    for (const checkbox of checkboxes) checkbox.checked = isPacked(checkbox);
    const packed = checkboxes.filter(({ checked }) => checked).map(({ value }) => value);
    savePackedItems(packed);
    setPackedCount(packed.length);
  };

  useEffect(() => {
    const stored = loadPackedItems();
    updateCheckboxes((checkbox) => checkbox.checked || stored.has(checkbox.value));
  }, []);

  const aside = (
    <div className="mt-6 flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <p role="status" className="font-[680] tabular-nums">
        {m.packingListPacked({ packed: packedCount, total: items.length })}
      </p>
      {packedCount > 0 && (
        <Button
          variant="text"
          size="sm"
          onClick={() => {
            updateCheckboxes(() => false);
            // The button is gone then, and the focus must not be lost with it.
            list.current?.querySelector('input')?.focus();
          }}
          className="bg-transparent!"
        >
          {m.packingListUntickAll}
        </Button>
      )}
    </div>
  );

  return (
    <Section id="packing-list" title={m.packingListTitle} intro={intro} aside={aside}>
      <div className="ticket-shadow">
        <div className="luggage-tag [print-color-adjust:exact]">
          <ul
            ref={list}
            onChange={() => updateCheckboxes(({ checked }) => checked)}
            className="grid gap-x-10 sm:grid-cols-2 lg:max-xl:grid-cols-1"
          >
            {items.map(({ id, item, reason }) => (
              <li key={id} className="border-t-2 border-dotted border-on-kraft/35">
                <label className="flex min-h-11 cursor-pointer items-start gap-3.5 py-2.5">
                  <input type="checkbox" value={id} className="packing-checkbox" />
                  <span>
                    <span className="font-[620]">{item}</span>
                    {reason && <span className="block text-note text-on-kraft-2">{reason}</span>}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <Sources listId="packing-list" entries={[packingList]} className="mt-4 text-on-kraft-2" />
        </div>
      </div>
    </Section>
  );
}
