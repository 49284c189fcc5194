import type { ComponentType } from 'react';
import { type Loadable, useLoadable } from '../loadable.ts';
import { StaticContent } from './StaticContent.tsx';

/**
 * Makes a component of static content whose code does not come with the prerendered page. It is loaded where the content
 * has to be rendered in the browser.
 *
 * @param code the code of static content; after a failure it is requested again once a visitor presses something.
 * @param pick gets the component that renders this part of it.
 */
export function createStaticContent<Code, Props extends object>(
  code: Loadable<Code>,
  pick: (code: Code) => ComponentType<Props>,
): ComponentType<{ className?: string; content: Props }> {
  function Loaded(props: Props) {
    const Content = pick(useLoadable(code));
    return <Content {...props} />;
  }
  return ({ content, ...props }) => (
    <StaticContent {...props}>
      <Loaded {...content} />
    </StaticContent>
  );
}
