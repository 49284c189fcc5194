import { Component, type ReactNode } from 'react';
import { NOTICE_STYLE } from './notice-style.ts';
import { type NamedStaleText, StaleTexts } from './StaleTexts.tsx';

/** More than these would hide the preview. */
const SHOWN_MISTAKES = 6;

function Mistakes({ mistakes }: { mistakes: readonly string[] }) {
  return mistakes.length > 0 ? (
    <div role="alert" style={NOTICE_STYLE}>
      <strong>Before this can be saved:</strong>
      <ul style={{ margin: '4px 0 0', paddingLeft: 20, listStyle: 'disc' }}>
        {mistakes.slice(0, SHOWN_MISTAKES).map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
        {mistakes.length > SHOWN_MISTAKES && <li>{`and ${mistakes.length - SHOWN_MISTAKES} more`}</li>}
      </ul>
    </div>
  ) : null;
}

/** An unfinished entry may lack what its page cannot do without; the next change tries again. */
class Attempt extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override componentDidUpdate(before: { children: ReactNode }) {
    if (this.state.hasFailed && before.children !== this.props.children) this.setState({ hasFailed: false });
  }
  override render() {
    return this.state.hasFailed ? (
      <p style={{ ...NOTICE_STYLE, background: 'none', color: 'inherit' }}>
        The preview appears when the entry has what visitors see.
      </p>
    ) : (
      this.props.children
    );
  }
}

type Props = {
  mistakes: readonly string[];
  findStaleTexts: () => Promise<readonly NamedStaleText[]>;
  /** The entry as visitors will see it. */
  children: ReactNode;
};

/** An entry in the preview's frame, its mistakes and stale translations above it. */
export const Preview = ({ mistakes, findStaleTexts, children }: Props) => (
  <>
    <Mistakes mistakes={mistakes} />
    <StaleTexts findTexts={findStaleTexts} />
    <Attempt>{children}</Attempt>
  </>
);
