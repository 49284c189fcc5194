/** What a module of this folder exports: the words of a language for dates, and their order. `#names` is that of the build. */
export type Names = {
  /** From January, as in a sentence. */
  months: readonly string[];
  /** From Sunday, as in a sentence. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** `11 June`. @param days of the month, such as `11` or `11 to 17`. @param month 1 to 12. */
  writeYearDay: (days: string, month: number) => string;
  /** `June 2027`. */
  writeMonth: (month: number, year: string) => string;
  /** `11 June 2027`. */
  writeDate: (days: string, month: number, year: string) => string;
};
