type Props = { onError: (error: unknown) => void; children?: unknown };

/**
 * Makes an error boundary of any React.
 *
 * @param Component what that React exports as `Component`.
 * @returns a component that tells of an error, and shows nothing after it.
 */
export function createErrorBoundary(Component: new (props: never) => object) {
  return class ErrorBoundary extends Component {
    declare props: Props;
    state = { hasFailed: false };
    static getDerivedStateFromError() {
      return { hasFailed: true };
    }
    componentDidCatch(error: unknown) {
      this.props.onError(error);
    }
    render() {
      return this.state.hasFailed ? null : this.props.children;
    }
  };
}
