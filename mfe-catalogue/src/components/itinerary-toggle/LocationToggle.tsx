import { Button } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import * as m from '#messages';
import type { CatalogueLocation } from '../../content/schema.ts';
import { useToggle } from './useToggle.ts';

/** The button of a location where it has no poster: a wide one, or a round one without words. */
export function LocationToggle({ location, isRound = false }: { location: CatalogueLocation; isRound?: boolean }) {
  const { isSelected, toggle } = useToggle(location);
  return (
    <Button
      variant={isSelected ? 'solid' : 'primary'}
      size="sm"
      aria-label={m.addButtonName({ name: location.name })}
      aria-pressed={isSelected}
      onClick={toggle}
      className={`print:hidden ${
        isRound ? 'relative z-1 size-11 min-h-11! shrink-0 rounded-full! px-0!' : 'w-full px-3! whitespace-normal!'
      }`}
    >
      <Icon name={isSelected ? 'check' : 'plus'} />
      {/* Selected, the check says it: another text would not be part of the name, which stays the same. */}
      {!isRound && !isSelected && <span aria-hidden="true">{m.addButton}</span>}
    </Button>
  );
}
