import type { ComponentType } from 'react';
import { loadOnce, useLoaded } from './load-once.ts';
import { StaticContent, type StaticContentProps } from './StaticContent.tsx';

/**
 * Makes a component of static content whose code does not come with the prerendered page. It is loaded where the content
 * has to be rendered in the browser.
 *
 * @param load imports the component that renders the content. After a failure it is called again by the next render.
 */
export function createStaticContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<StaticContentProps & { content: Props }> {
  const loadContent = loadOnce(load);
  function Loaded(props: Props) {
    const Content = useLoaded(loadContent);
    return <Content {...props} />;
  }
  return ({ content, ...props }) => (
    <StaticContent {...props}>
      <Loaded {...content} />
    </StaticContent>
  );
}
