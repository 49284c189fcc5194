import { type Map as MapLibre, ScaleControl } from 'maplibre-gl';

/** Styles in a style sheet would be in the document of every page. */
const PLACE = { left: '0.75rem', bottom: '0.75rem', padding: '0 0.25rem 0.125rem', borderTop: 'none' };

/** MapLibre's bar as long as the kilometres or metres on it, which has its look from MapLibre's style sheet otherwise. */
export class ScaleBar extends ScaleControl {
  override onAdd(map: MapLibre): HTMLElement {
    const bar = super.onAdd(map);
    bar.className = 'pointer-events-none absolute border-2 border-ink bg-field text-xs text-ink tabular-nums';
    Object.assign(bar.style, PLACE);
    return bar;
  }
}
