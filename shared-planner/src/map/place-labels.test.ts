import { expect, test } from 'vitest';
import { markBox, overlaps, placeLabels } from './place-labels.ts';

const size = { width: 336, height: 236 };

/** Numbers in [0, 1) that look random and are the same in every run. */
function createNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

test('a label stands beside its mark', () => {
  const [label] = placeLabels([{ x: 100, y: 100, text: 'Medeu' }], size);
  expect(label).toMatchObject({ text: 'Medeu', x: 116 });
});

test('a label at the right edge stands to the left', () => {
  const [label] = placeLabels([{ x: 320, y: 100, text: 'Charyn Canyon' }], size);
  expect(label?.box.right).toBeLessThan(320);
});

test('no label covers a mark, another label, a taken box or the edge', () => {
  const next = createNumbers(7);
  const taken = { left: 6, top: 4, right: 104, bottom: 30 };
  for (let run = 0; run < 200; run += 1) {
    const marks = Array.from({ length: 9 }, (_, index) => ({
      x: 15 + next() * 306,
      y: 15 + next() * 206,
      text: 'Almaty Botanical Gardens'.slice(0, 4 + index * 2),
    }));
    const boxes = placeLabels(marks, size, [taken]).flatMap((label) => label?.box ?? []);
    const others = [...marks.map(markBox), taken];
    for (const [index, box] of boxes.entries()) {
      expect([...others, ...boxes.slice(index + 1)].filter((other) => overlaps(box, other))).toEqual([]);
      expect(box.left >= 0 && box.right <= size.width && box.top >= 0 && box.bottom <= size.height).toBe(true);
    }
  }
});

test('a label without room is left out, and so is an empty one', () => {
  const narrow = { width: 60, height: 40 };
  expect(placeLabels([{ x: 30, y: 20, text: 'Independence Monument' }], narrow)).toEqual([undefined]);
  expect(placeLabels([{ x: 100, y: 100, text: '' }], size)).toEqual([undefined]);
});
