import { formatDate, isCalendarDate } from '@almaty/dates';

/** Shows a date (yyyy-MM-dd) in a text input, in the language of the page; any other text is shown as it is. */
export function writeDayInput(input: HTMLInputElement, value: string): void {
  if (isCalendarDate(value)) {
    input.dataset.day = value;
    input.value = formatDate(value);
  } else {
    delete input.dataset.day;
    input.value = value;
  }
}

/** The date that `writeDayInput` has shown in an input, yyyy-MM-dd; undefined when something else is in it by now. */
export function getShownDay({ dataset: { day }, value }: HTMLInputElement): string | undefined {
  return day && value === formatDate(day) ? day : undefined;
}
