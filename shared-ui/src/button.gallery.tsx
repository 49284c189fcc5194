import { Button, buttonClass } from './button.tsx';

const looks = ['main', 'solid', 'line', 'text'] as const;

export default {
  Looks: () => (
    <p className="flex flex-wrap items-center gap-4">
      {looks.map((look) => (
        <Button key={look} look={look}>
          {look}
        </Button>
      ))}
    </p>
  ),
  Small: () => (
    <p className="flex flex-wrap items-center gap-4">
      {looks.map((look) => (
        <Button key={look} look={look} size="sm">
          {look}
        </Button>
      ))}
    </p>
  ),
  'On the band': () => (
    <p className="bg-band p-6">
      <Button look="cream">cream</Button>
    </p>
  ),
  Disabled: () => <Button disabled>Submitting…</Button>,
  'A link that looks like one': () => (
    <a href="#button" className={buttonClass()}>
      Plan Your Visit
    </a>
  ),
};
