import { useHydrated } from '@almaty/ui/use-hydrated';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Frame, frames } from '../../lib/map/frames.ts';
import { DEFAULT_FRAME, FRAME_PARAMETER, LOCATION_PARAMETER } from '../../lib/map/map-path.ts';

/** The frame and the chosen location, which are stored in the address, so that Back, a reload and a shared link keep them. */
export function useMapAddress() {
  const isHydrated = useHydrated();
  const [searchParams, setSearchParams] = useSearchParams();
  const [wanted, place] = isHydrated
    ? [searchParams.get(FRAME_PARAMETER), searchParams.get(LOCATION_PARAMETER)]
    : [null, null];
  const frame = frames.find((each) => each === wanted) ?? DEFAULT_FRAME;
  const change = useCallback(
    (name: string, value: string | null) => {
      // The address of the window, because the router may still have to render a search that has just been written there.
      const next = new URLSearchParams(location.search);
      if (value === null || next.get(name) === value) next.delete(name);
      else next.set(name, value);
      if (name === FRAME_PARAMETER) next.delete(LOCATION_PARAMETER);
      setSearchParams(next, { preventScrollReset: true, replace: name === LOCATION_PARAMETER });
    },
    [setSearchParams],
  );
  const showFrame = useCallback(
    (next: Frame) => change(FRAME_PARAMETER, next === DEFAULT_FRAME ? null : next),
    [change],
  );
  /** Chooses a location; the chosen one is no longer chosen. */
  const choose = useCallback(
    (id: number | null) => change(LOCATION_PARAMETER, id === null ? null : String(id)),
    [change],
  );
  return { frame, chosenId: place ? Number(place) : undefined, showFrame, choose };
}
