import { Button, buttonClass } from './Button.tsx';

const variants = ['primary', 'solid', 'outline', 'text'] as const;

export default {
  Variants: () => (
    <p className="flex flex-wrap items-center gap-4">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </p>
  ),
  Small: () => (
    <p className="flex flex-wrap items-center gap-4">
      {variants.map((variant) => (
        <Button key={variant} variant={variant} size="sm">
          {variant}
        </Button>
      ))}
    </p>
  ),
  'On the band': () => (
    <p className="bg-band p-6">
      <Button variant="inverted">inverted</Button>
    </p>
  ),
  Disabled: () => <Button disabled>Submitting…</Button>,
  'A link styled as a button': () => (
    <a href="#button" className={buttonClass()}>
      Plan Your Visit
    </a>
  ),
};
