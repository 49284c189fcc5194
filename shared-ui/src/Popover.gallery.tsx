import { buttonClass } from './Button.tsx';
import { Popover } from './Popover.tsx';

export default {
  'Opened by its button': () => (
    <>
      <button type="button" popoverTarget="gallery-popover" className={buttonClass({ variant: 'outline', size: 'sm' })}>
        Open
      </button>
      <Popover id="gallery-popover" label="Example" className="m-auto border-2 border-ink bg-field p-6 text-ink">
        Escape and a press outside close it.
      </Popover>
    </>
  ),
};
