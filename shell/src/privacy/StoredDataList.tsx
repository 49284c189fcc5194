import * as m from '#messages';
import { STORED_DATA, type StoredData } from './stored-data.ts';

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div className="grid items-baseline gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
    <dt className="text-note font-[560] text-ink-2">{term}</dt>
    <dd>{children}</dd>
  </div>
);

const Item = ({ title, what, why, basis, until }: StoredData) => (
  <li className="border-t border-edge pt-3">
    <h3 className="text-lg font-bold">{title}</h3>
    <dl className="mt-2 grid gap-2">
      <Fact term={m.storedDataWhat}>{what}</Fact>
      <Fact term={m.storedDataWhy}>{why}</Fact>
      <Fact term={m.storedDataBasis}>{basis}</Fact>
      <Fact term={m.storedDataUntil}>{until}</Fact>
    </dl>
  </li>
);

/** All that the servers store. */
export const StoredDataList = () => (
  <ul className="grid max-w-none! gap-x-12 gap-y-8 lg:grid-cols-2">
    {STORED_DATA.map((data) => (
      <Item key={data.title} {...data} />
    ))}
  </ul>
);
