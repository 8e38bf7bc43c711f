import { Flex, HStack, Text } from "@chakra-ui/react";
import type { Chart } from "highcharts";
import { ChevronLeft, ChevronRight, Maximize2, Minus, Plus } from "lucide-react";
import type { KeyboardEvent, RefObject } from "react";
import { useT } from "../../i18n/useT";
import { IconAction } from "../ui/IconAction";
import { chartTexts } from "./chartTexts";
import { stepWindow, type ZoomStep } from "./zoomWindow";

/** Zooming in stops at this number of points. */
const fewestPoints = 6;

const keys: Record<string, ZoomStep | "whole"> = {
  "+": "in",
  "=": "in",
  "-": "out",
  ArrowLeft: "left",
  ArrowRight: "right",
  "0": "whole",
};

const icons = { in: Plus, out: Minus, left: ChevronLeft, right: ChevronRight, whole: Maximize2 } as const;
const words = {
  in: "zoomIn",
  out: "zoomOut",
  left: "panLeft",
  right: "panRight",
  whole: "resetZoom",
} as const;

function apply(chart: Chart | null, step: ZoomStep | "whole", least: number | undefined): void {
  const axis = chart?.xAxis[0];
  if (axis === undefined) return;
  if (step === "whole") {
    axis.setExtremes(undefined, undefined, true, false);
    return;
  }
  const { min, max, dataMin, dataMax } = axis.getExtremes();
  const whole = { min: Number(axis.options.min ?? dataMin), max: Number(axis.options.max ?? dataMax) };
  const points = chart?.series[0]?.points.length ?? 0;
  const narrowest = least ?? ((whole.max - whole.min) / Math.max(points, 1)) * fewestPoints;
  const next = stepWindow({ min, max }, step, whole, narrowest);
  axis.setExtremes(next.min, next.max, true, false);
}

type ZoomToolsProps = {
  name: string;
  chart: RefObject<Chart | null>;
  /** The narrowest window to zoom to, in the axis's units, if it does not follow from the number of points. */
  narrowest?: number;
};

/** Zooming and moving by buttons and keys, for people who can't drag. */
export function ZoomTools({ name, chart, narrowest }: ZoomToolsProps) {
  const t = useT(chartTexts);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keys[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    apply(chart.current, step, narrowest);
  };
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <HStack role="group" aria-label={t("zoomTools", { name })} gap="1" onKeyDown={onKeyDown}>
        {(["in", "out", "left", "right", "whole"] as const).map((step) => {
          const Icon = icons[step];
          return (
            <IconAction
              icon={Icon}
              key={step}
              size="xs"
              variant="outline"
              label={t(words[step])}
              onClick={() => apply(chart.current, step, narrowest)}
            />
          );
        })}
      </HStack>
      <Text color="fg.muted" textStyle="xs" flex="1" minW="12rem">
        {t("zoomHint")}
      </Text>
    </Flex>
  );
}
