import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  fallback: ReactNode;
  /** A new value gives the content another try, e.g. the path. */
  resetKey?: string;
  children: ReactNode;
};
type State = { failed: boolean; resetKey: string | undefined };

/** Keeps a crash in one part from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
