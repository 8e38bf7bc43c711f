import { Box, Button } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { useT } from "../../i18n/useT";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import { ChartMessage } from "./ChartMessage";
import { canvasChunk } from "./canvasChunk";
import { chartTexts } from "./chartTexts";
import { useVersion } from "./useVersion";

type ChartGuardProps = {
  /** The drawn data: another value is another try. */
  value: unknown;
  height: number;
  /** Shown above the failure. */
  head?: ReactNode;
  /** Fetches the data again. */
  onRetry?: () => void;
  children: ReactNode;
};

/** Keeps a chart that fails (its data, its drawing, loading its code) from taking others with it. */
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

type ChartFailureProps = { height: number; onRetry: () => void };

/** Shown in place of one chart that fails; other charts stay. */
function ChartFailure({ height, onRetry }: ChartFailureProps) {
  const t = useT(chartTexts);
  const retry = () => {
    canvasChunk.retry();
    onRetry();
  };
  return (
    <Box role="alert">
      <ChartMessage
        height={height}
        text={t("failed")}
        action={
          <Button size="xs" variant="outline" onClick={retry}>
            <RefreshCw aria-hidden />
            {t("retry")}
          </Button>
        }
      />
    </Box>
  );
}
