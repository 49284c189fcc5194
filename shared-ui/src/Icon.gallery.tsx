import { Icon } from './Icon.tsx';

const names = ['arrow', 'back', 'calendar', 'check', 'close', 'menu', 'plus', 'warning'] as const;

export default {
  All: () => (
    <ul className="flex flex-wrap gap-8">
      {names.map((name) => (
        <li key={name} className="grid justify-items-center gap-2 text-note">
          <Icon name={name} className="size-8" />
          {name}
        </li>
      ))}
    </ul>
  ),
};
