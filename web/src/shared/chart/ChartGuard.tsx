import { type ReactNode, useState, useSyncExternalStore } from "react";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { ChartFailure } from "./ChartFailure";
import { canvasChunk } from "./canvasChunk";
import { useVersion } from "./useVersion";

type ChartGuardProps = {
  /** What is drawn: another value is another try. */
  value: unknown;
  height: number;
  /** Stands above the failure. */
  head?: ReactNode;
  /** Asks for the data once more. */
  onRetry?: () => void;
  children: ReactNode;
};

/** Keeps a chart that fails (its data, its drawing, its code on the way) from taking others with it. */
export function ChartGuard({ value, height, head, onRetry, children }: ChartGuardProps) {
  const [attempt, setAttempt] = useState(0);
  const { attempt: loaded } = useSyncExternalStore(canvasChunk.subscribe, canvasChunk.read);
  const retry = () => {
    setAttempt(attempt + 1);
    onRetry?.();
  };
  const failure = (
    <>
      {head}
      <ChartFailure height={height} onRetry={retry} />
    </>
  );
  return (
    <ErrorBoundary fallback={failure} resetKey={`${attempt} ${loaded} ${useVersion(value)}`}>
      {children}
    </ErrorBoundary>
  );
}
