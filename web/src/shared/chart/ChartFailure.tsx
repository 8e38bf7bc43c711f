import { Box, Button } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { useT } from "../../i18n/useT";
import { ChartMessage } from "./ChartMessage";
import { canvasChunk } from "./canvasChunk";
import { chartTexts } from "./chartTexts";

type ChartFailureProps = { height: number; onRetry: () => void };

/** One chart that can't be shown, in its own place: the others stand. */
export function ChartFailure({ height, onRetry }: ChartFailureProps) {
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
