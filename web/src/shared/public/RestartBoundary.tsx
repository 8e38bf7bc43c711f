import { Component, type ReactNode } from "react";
import { isMissingChunk } from "../ui/missingChunk";
import { Crashed } from "./Crashed";
import { reloadOnceServed } from "./version";

const restartMs = 10_000;

type State = { hasFailed: boolean };

/** Nothing may stop a screen that nobody attends: what fails begins anew after ten seconds, and code that is gone is loaded anew. */
export class RestartBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };
  private calm: () => void = () => undefined;

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.calm();
    if (isMissingChunk(error)) {
      this.calm = reloadOnceServed();
      return;
    }
    const timer = setTimeout(() => this.setState({ hasFailed: false }), restartMs);
    this.calm = () => clearTimeout(timer);
  }

  override componentWillUnmount(): void {
    this.calm();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Crashed /> : this.props.children;
  }
}
