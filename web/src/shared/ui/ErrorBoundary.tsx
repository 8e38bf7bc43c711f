import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** Shown instead; may depend on the error. */
  fallback: ReactNode | ((error: unknown) => ReactNode);
  /** A new value renders the content again; the path, for example. */
  resetKey?: string;
  children: ReactNode;
};
type State = { failure: { error: unknown } | null; resetKey: string | undefined };

/** Keeps a crash in one part from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { fallback, children } = this.props;
    if (failure === null) return children;
    return typeof fallback === "function" ? fallback(failure.error) : fallback;
  }
}
