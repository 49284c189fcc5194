import { loadable, useIfLoaded } from '@almaty/ui/loadable';
import { useEffect, useState } from 'react';
import type { Trail } from '../../../content/view-models/trail.ts';
import { SECTION_ID } from './element-ids.ts';

const liveTrail = loadable(() => import('./live/LiveTrail.tsx'));

/** Brings the way on the page to life when a visitor comes near its section; renders nothing before. */
export function TrailLife({ trails: [way] }: { trails: readonly Trail[] }) {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const section = document.getElementById(SECTION_ID);
    if (!section) return;
    const observer = new IntersectionObserver(([entry]) => setNear((was) => was || entry?.isIntersecting === true), {
      rootMargin: '50%',
    });
    observer.observe(section);
    return () => observer.disconnect();
  }, []);
  const code = useIfLoaded(liveTrail, isNear);
  return code && way && <code.LiveTrail trail={way} />;
}
