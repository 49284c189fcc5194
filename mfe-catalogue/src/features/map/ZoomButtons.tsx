import { Icon } from '@almaty/ui/icon';
import * as m from '#messages';

type Props = {
  onStep: (isCloser: boolean) => void;
  /** Whether the map is enlarged as far as it can be, and whether it is not enlarged at all. */
  isMost?: boolean;
  isLeast?: boolean;
};

const buttonClass = 'flex size-12 items-center justify-center bg-field text-ink aria-disabled:text-ink-2';

/** The two buttons that enlarge a map, in a corner of its window. They keep the focus at their ends. */
export const ZoomButtons = ({ onStep, isMost, isLeast }: Props) => (
  <div className="absolute top-3 right-3 flex flex-col gap-0.5 border-2 border-ink bg-ink print:hidden">
    <button
      type="button"
      aria-label={m.mapCloser}
      aria-disabled={isMost}
      onClick={() => onStep(true)}
      className={buttonClass}
    >
      <Icon name="plus" />
    </button>
    <button
      type="button"
      aria-label={m.mapFurther}
      aria-disabled={isLeast}
      onClick={() => onStep(false)}
      className={buttonClass}
    >
      <Icon name="minus" />
    </button>
  </div>
);
