import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { readContent } from '../checking/read-content.ts';
import { dueOn } from '../review/due.ts';
import { optionsOf, run } from './command-line.ts';

const USAGE = `Lists the tips that are older than their review period: compare each with its source, then set its day.

  pnpm tips:due [--on yyyy-MM-dd]

  --on   what will be due on another day than today`;

const almaty = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Almaty' });
const { on = almaty.format(new Date()) } = optionsOf(USAGE, 'on');

await run(() => {
  if (!/^\d{4}-\d\d-\d\d$/.test(on) || !isValid(parseISO(on)))
    throw new Error(`--on ${on} is no day: write it as yyyy-MM-dd, such as 2027-05-01`);
  const files = readContent();
  const due = dueOn(on, files);
  for (const { file, checked, since, source } of due)
    console.log(`${file}\n  due since ${since}, checked ${checked}, source: ${source}`);
  console.log(`${due.length} of ${files.length} tips are due on ${on}`);
});
