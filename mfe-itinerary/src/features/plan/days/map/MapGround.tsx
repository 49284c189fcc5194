import type { CatalogueIndex } from '@almaty/store/schema';
import { findGround } from './find-ground.ts';
import type { Projection, Size } from './projection.ts';

type Props = { grounds: CatalogueIndex['grounds']; projection: Projection; size: Size };

/** The land under a map's roads, for orientation only: a ground of the catalogue, or plain where it is missing. */
export function MapGround({ grounds, projection, size }: Props) {
  const ground = findGround(grounds, projection, size);
  return (
    <>
      <rect width={size.width} height={size.height} className="map-land" />
      {ground && (
        <image
          href={ground.path}
          x={ground.x}
          y={ground.y}
          width={ground.width}
          height={ground.height}
          // A map has its own middle, and is as wide there as the ground is at another latitude.
          preserveAspectRatio="none"
        />
      )}
    </>
  );
}
