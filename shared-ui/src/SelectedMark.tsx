import { useId } from 'react';
import * as m from '#messages';

/** The mark on the picture of a selected item; the toggle button says the same to screen readers. */
export function SelectedMark() {
  const ring = useId();
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      className="motion-safe:animate-stamped pointer-events-none absolute top-5 right-5 z-1 size-23 tight:size-[24vw] fill-none stroke-on-caption in-data-featured:size-28 lg:in-data-featured:size-37 print:top-0.5 print:right-0.5 print:size-16!"
    >
      {/* Rotated inside, because the compositor does not animate an svg element that is rotated itself. */}
      <g transform="rotate(-12 60 60)">
        <circle cx="60" cy="60" r="58" className="fill-apple stroke-none" />
        <circle cx="60" cy="60" r="53.5" strokeWidth="1.6" />
        <circle cx="60" cy="60" r="33" strokeWidth="1.6" />
        <path id={ring} d="M60 60m-38.6 0a38.6 38.6 0 1 1 77.2 0a38.6 38.6 0 1 1-77.2 0" className="stroke-none" />
        <text className="display fill-on-caption stroke-none text-[15.2px]">
          <textPath href={`#${ring}`} textLength="238">
            {`${m.selectedMarkText} · `.repeat(2)}
          </textPath>
        </text>
        <path d="M44 61l11.5 11.5L78 49" strokeWidth="8" />
      </g>
    </svg>
  );
}
