/**
 * Lists the spans of numbers that follow each other, of a cycle such as weekdays or months: 1, 2, 12 of twelve are one span,
 * from 12 to 2.
 *
 * @param numbers 1 to `size`, in ascending order, not all of them.
 */
export function listSpans(numbers: readonly number[], size: number): (readonly [first: number, last: number])[] {
  const wrap = (number: number) => ((number + size - 1) % size) + 1;
  const has = (number: number) => numbers.includes(wrap(number));
  return numbers
    .filter((number) => !has(number - 1))
    .map((first) => {
      let last = first;
      while (has(last + 1)) last += 1;
      return [first, wrap(last)];
    });
}
