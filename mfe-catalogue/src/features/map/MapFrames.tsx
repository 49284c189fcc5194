import { Tabs } from '@almaty/ui/tabs';
import { useCallback, useMemo, useState } from 'react';
import * as m from '#messages';
import { LocationTile } from '../../components/cards/LocationTile.tsx';
import { framePins } from '../../content/view-models/frame-pins.ts';
import type { LocationCard } from '../../content/view-models/location-card.ts';
import { type Frame, frames } from '../../lib/map/frames.ts';
import { MapList } from './MapList.tsx';
import { MapPoster } from './MapPoster.tsx';
import { useMapAddress } from './useMapAddress.ts';

type Props = {
  /** The locations that are shown, in the order of their lists. */
  cards: readonly LocationCard[];
  closedIds: ReadonlySet<number>;
};

type FrameProps = Props & { frame: Frame; chosenId: number | undefined; onChoose: (id: number | null) => void };

const isOn = (frame: Frame, id: number) => framePins[frame].pins.some((pin) => pin.id === id);

/** A frame with the list that is in step with it: what is in its window, in the order of the tabs of the Locations page. */
function MapFrame({ frame, cards, closedIds, chosenId, onChoose }: FrameProps) {
  const [visible, setVisible] = useState<ReadonlySet<number>>();
  const onFrame = useMemo(() => cards.filter(({ location: { id } }) => isOn(frame, id)), [cards, frame]);
  const byId = useMemo(() => new Map(onFrame.map((card) => [card.location.id, card])), [onFrame]);
  const listed = visible ? onFrame.filter(({ location: { id } }) => visible.has(id)) : onFrame;
  const beyond =
    frame === 'region' ? cards.filter(({ location: { id } }) => !frames.some((each) => isOn(each, id))) : [];
  const chosen = chosenId === undefined ? undefined : byId.get(chosenId);
  const list = { closedIds, chosenId, onChoose };
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 lg:grid-cols-[24.5rem_minmax(0,1fr)]">
      <div className="lg:col-start-2 lg:row-start-1">
        <MapPoster {...{ frame, closedIds, chosenId, onChoose }} cards={byId} onMove={setVisible} />
        <p className="mt-3 text-note text-ink-2">{m.mapNote({ frame })}</p>
      </div>
      {/* As high as the map beside it. */}
      <div className="lg:relative lg:col-start-1 lg:row-start-1">
        <div className="flex flex-col gap-8 lg:absolute lg:inset-0 lg:overflow-y-auto print:static">
          {chosen && (
            <ul aria-label={m.mapChosen} className="border-3 border-apple bg-sunk px-3.5">
              <LocationTile card={chosen} text={chosen.summary.details.join(' · ')} />
            </ul>
          )}
          <MapList id={`${frame}-list`} title={m.mapInFrame} cards={listed} {...list} />
          {beyond.length > 0 && <MapList id="beyond" title={m.mapBeyond} cards={beyond} {...list} />}
        </div>
      </div>
    </div>
  );
}

/** The maps as tabs. */
export function MapFrames(props: Props) {
  const { frame, chosenId, showFrame, choose } = useMapAddress();
  const onChoose = useCallback((id: number | null) => choose(id), [choose]);
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
          <MapFrame {...props} frame={value} chosenId={value === frame ? chosenId : undefined} onChoose={onChoose} />
        ),
      }))}
    />
  );
}
