import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; notice: (retry: () => void) => ReactNode };

/** Keeps an error that a remote throws while rendering inside the remote's own part of the page. */
export class RenderBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.notice(() => this.setState({ failed: false }));
  }
}
