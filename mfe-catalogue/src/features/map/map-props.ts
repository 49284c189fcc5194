import type { ReactNode } from 'react';
import type { MapEntry } from '../../content/view-models/map-entries.ts';
import type { Frame } from '../../lib/map/frames.ts';

/** What a frame and the exact map in its place are given. */
export type MapProps = {
  frame: Frame;
  /** The locations that are shown, by id. */
  entries: ReadonlyMap<number, MapEntry>;
  closedIds: ReadonlySet<number>;
  chosenId: number | undefined;
  /** Chooses a location, or none. */
  onChoose: (id: number | null) => void;
  /** The chosen location, which stands below the window where no panel is beside it. */
  card: ReactNode;
  onMove: (visible: ReadonlySet<number>) => void;
};
