import { routes } from '@almaty/delivery/routes';
import { Link } from 'react-router';
import * as m from '#messages';

type Props = {
  /** Hides the text visually where the bar has no room for it: on the narrowest phones and tablets. */
  compact?: boolean;
};

/** The name of the site with its logo, an Aport apple with mountains in it. */
export function Brand({ compact = false }: Props) {
  return (
    <Link
      to={routes.home}
      translate="no"
      className="display flex min-h-11 shrink-0 items-center gap-2 text-2xl tracking-[-0.04em] text-display md:text-[1.625rem]"
    >
      {/* Low priority, because React adds a preload tag to the head for any other image. */}
      <img src="/icon.svg" alt="" width={36} height={36} fetchPriority="low" className="-mt-1 shrink-0" />
      <span className={compact ? 'max-[23rem]:sr-only md:max-[56rem]:sr-only' : 'max-[11.5rem]:sr-only'}>
        {m.brandName}
      </span>
    </Link>
  );
}
