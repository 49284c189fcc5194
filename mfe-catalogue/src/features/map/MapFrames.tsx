import { getLocationPath } from '@almaty/delivery/routes';
import type { Category } from '@almaty/store/schema';
import { Button } from '@almaty/ui/button';
import { Tabs } from '@almaty/ui/tabs';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import framePins from '#generated/map-pins.json' with { type: 'json' };
import * as m from '#messages';
import { LocationToggle } from '../../components/itinerary-toggle/LocationToggle.tsx';
import type { MapEntry } from '../../content/view-models/map-entries.ts';
import { type Frame, frames } from '../../lib/map/frames.ts';
import { FROM_LIST } from '../../lib/way-back.ts';
import { CategoryButtons } from './CategoryButtons.tsx';
import type { Opened } from './exact/open-exact-map.ts';
import { ExactNote, MapNote } from './late-content.ts';
import { lateMapCode } from './late-map-code.ts';
import { MapList } from './MapList.tsx';
import { MapPoster } from './MapPoster.tsx';
import { useMapAddress } from './useMapAddress.ts';

/** What a page gives the maps to show. */
type Shown = {
  /** In the order of their lists. */
  entries: readonly MapEntry[];
  /** Those of them that are closed on the dates of the trip. */
  closedIds: ReadonlySet<number>;
  /** The search that left these. */
  search: ReactNode;
};

type Props = Shown & {
  frame: Frame;
  hidden: readonly Category[];
  onToggle: (category: Category) => void;
  chosenId: number | undefined;
  onChoose: (id: number | null) => void;
};

const NOT_OPENED: Opened = { text: '' };
const ignore = () => {};

const isOn = (frame: Frame, id: number) => framePins[frame].pins.some((pin) => pin.id === id);

/** The location that a visitor has pressed on the map. */
const ChosenLocation = ({ entry: { location, summary } }: { entry: MapEntry }) => (
  <section aria-label={m.mapChosen} className="border-3 border-apple bg-sheet lg:p-2 lg:shadow-poster">
    <img src={location.image} alt="" className="aspect-video w-full object-cover max-lg:hidden" />
    <div className="flex items-center gap-4 bg-spruce px-4 py-3 text-on-caption lg:mt-1.5">
      <span className="min-w-0 grow wrap-anywhere">
        <Link
          to={getLocationPath(location.slug)}
          state={FROM_LIST}
          translate="no"
          className="display text-h4 underline decoration-2 underline-offset-5"
        >
          {location.name}
        </Link>
        <span className="mt-1 block text-note">{summary.details.join(' · ')}</span>
      </span>
      <LocationToggle location={location} isRound />
    </div>
  </section>
);

/** A frame with the list that is in step with it: what is in its window, in the order of the tabs of the Locations page. */
function MapFrame({ frame, entries, closedIds, search, hidden, onToggle, chosenId, onChoose }: Props) {
  const [visible, setVisible] = useState<ReadonlySet<number>>();
  const onFrame = useMemo(() => entries.filter(({ location: { id } }) => isOn(frame, id)), [entries, frame]);
  const byId = useMemo(
    () =>
      new Map(
        onFrame
          .filter(({ location: { category } }) => !hidden.includes(category))
          .map((entry) => [entry.location.id, entry]),
      ),
    [onFrame, hidden],
  );
  const listed = [...byId.values()].filter(({ location: { id } }) => visible?.has(id) ?? true);
  const chosen = chosenId === undefined ? undefined : byId.get(chosenId);
  const card = chosen && <ChosenLocation entry={chosen} />;
  const map = { frame, closedIds, chosenId, onChoose, card, entries: byId, onMove: setVisible };
  const [{ text, ExactMap }, setOpened] = useState(NOT_OPENED);
  const exactButton = useRef<HTMLButtonElement>(null);
  const openExact = () => {
    setOpened({ text: m.mapExactLoading });
    lateMapCode
      .load()
      .then(({ openExactMap }) => openExactMap(setOpened))
      .catch(() => setOpened({ text: m.mapLate }));
  };
  const closeExact = (text = '') => {
    setOpened({ text });
    setVisible(undefined);
    exactButton.current?.focus();
  };
  const noteDrawn = () => setOpened((before) => ({ ...before, text: '' }));
  /** Also where the list is below the map. */
  const show = (id: number) => {
    onChoose(id);
    document.getElementById(`map-${frame}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 lg:grid-cols-[24.5rem_minmax(0,1fr)]">
      <div className="lg:col-start-2 lg:row-start-1">
        {ExactMap && <ExactMap {...map} onClose={closeExact} onDrawn={noteDrawn} />}
        {/* It stays in the page, for paper, and because its static content would have to be loaded to be rendered anew. */}
        <div className={ExactMap && 'hidden print:block'}>
          <MapPoster {...map} {...(ExactMap && { chosenId: undefined, card: null, onMove: ignore })} />
          <MapNote content={{ frame }} />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
          <Button ref={exactButton} variant="outline" size="sm" onClick={() => (ExactMap ? closeExact() : openExact())}>
            {ExactMap ? m.mapExactClose : m.mapExactOpen}
          </Button>
          <ExactNote className={ExactMap ? 'hidden' : 'min-w-0 grow basis-64 text-note text-ink-2'} content={{}} />
          <p role="status" className="basis-full text-note empty:hidden">
            {text}
          </p>
        </div>
      </div>
      {/* As high as the map beside it. */}
      <div className="lg:relative lg:col-start-1 lg:row-start-1">
        <div className="map-panel flex flex-col gap-6 lg:absolute lg:inset-0 print:static">
          <CategoryButtons {...{ hidden, onToggle }} entries={onFrame} />
          {search}
          {card && <div className="max-lg:hidden">{card}</div>}
          <MapList
            id={`${frame}-list`}
            title={m.mapInFrame}
            entries={listed}
            {...{ closedIds, chosenId }}
            onChoose={show}
          />
        </div>
      </div>
    </div>
  );
}

/** The maps as tabs. */
export function MapFrames(shown: Shown) {
  const { frame, chosenId, showFrame, choose } = useMapAddress();
  const [hidden, setHidden] = useState<readonly Category[]>([]);
  const toggle = (category: Category) =>
    setHidden((before) =>
      before.includes(category) ? before.filter((each) => each !== category) : [...before, category],
    );
  return (
    <Tabs
      id="map"
      label={m.mapFrames}
      value={frame}
      onChange={showFrame}
      entries={frames.map((value) => ({
        value,
        label: m.mapFrame({ frame: value }),
        panel: (
          <MapFrame
            {...shown}
            {...{ hidden }}
            frame={value}
            onToggle={toggle}
            chosenId={value === frame ? chosenId : undefined}
            onChoose={choose}
          />
        ),
      }))}
    />
  );
}
