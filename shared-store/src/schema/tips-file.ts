import * as z from 'zod/mini';

/** File of a trip tips' release with what the plan and its email say as well. */
export const TIPS_FILE = 'tips.json';

/** A public holiday: on the same days every year (MM-dd), or from a date of one year on (yyyy-MM-dd). */
const Holiday = z.object({
  name: z.string(),
  yearly: z.optional(z.object({ from: z.string(), to: z.string() })),
  dates: z.optional(z.array(z.object({ date: z.string(), approximate: z.optional(z.boolean()) }))),
});

/** `tips.json`: public holidays, emergency numbers and phrases. The trip tips' build writes it. */
export const TipsFile = z.object({
  holidays: z.array(Holiday),
  emergency: z.object({ intro: z.string(), items: z.array(z.object({ number: z.string(), service: z.string() })) }),
  phrases: z.object({
    intro: z.string(),
    items: z.array(
      z.object({
        phrase: z.string(),
        kazakh: z.string(),
        kazakhSpoken: z.string(),
        russian: z.string(),
        russianSpoken: z.string(),
      }),
    ),
  }),
});
export type TipsFile = z.infer<typeof TipsFile>;

/**
 * Finds the public holiday of a date.
 *
 * @param date yyyy-MM-dd.
 * @returns its name, and whether the day is not certain yet; undefined on other days.
 */
export function findHoliday(
  { holidays }: Pick<TipsFile, 'holidays'>,
  date: string,
): { name: string; isApproximate: boolean } | undefined {
  const day = date.slice(5);
  for (const { name, yearly, dates = [] } of holidays) {
    if (yearly && yearly.from <= day && day <= yearly.to) return { name, isApproximate: false };
    const dated = dates.find((each) => each.date === date);
    if (dated) return { name, isApproximate: dated.approximate ?? false };
  }
  return undefined;
}
