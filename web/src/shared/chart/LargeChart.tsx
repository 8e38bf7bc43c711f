import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { useId, useSyncExternalStore } from "react";
import { useT } from "../../i18n/useT";
import { besideDialogs } from "../ui/besideDialogs";
import { ChartContent } from "./ChartContent";
import type { ChartCardProps } from "./chartCardProps";
import { chartTexts } from "./chartTexts";

/** Pixels that the dialog needs around the chart, and a chart's minimum height. */
const around = 160;
const least = 280;

function onResize(notify: () => void): () => void {
  window.addEventListener("resize", notify);
  return () => window.removeEventListener("resize", notify);
}

type LargeChartProps = Omit<ChartCardProps, "onEnlarge"> & { onClose: () => void };

/** One graph over the whole window. */
export function LargeChart({ onClose, ...chart }: LargeChartProps) {
  const t = useT(chartTexts);
  const titleId = useId();
  const height = useSyncExternalStore(onResize, () => Math.max(least, window.innerHeight - around));
  return (
    <Dialog.Root
      open
      persistentElements={besideDialogs}
      onOpenChange={({ open }) => open || onClose()}
      size="full"
      ids={{ title: titleId }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Body display="flex" flexDirection="column" gap="3" p={{ base: "4", md: "6" }}>
              <ChartContent
                {...chart}
                titleId={titleId}
                height={height}
                trailing={
                  <Dialog.CloseTrigger asChild position="static">
                    <CloseButton aria-label={t("shrink")} title={t("shrink")} size="sm" />
                  </Dialog.CloseTrigger>
                }
              />
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
