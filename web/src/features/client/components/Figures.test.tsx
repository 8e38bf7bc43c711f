import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { renderPortal } from "../../../../test/renderPortal";
import type { ClientKind } from "../../../shared/chart/clientKind";
import type { Measurement } from "../../../shared/chart/measurement";
import { measurement } from "../../../shared/chart/testing/measurement";
import { Figures } from "./Figures";

const counted = { byHour: null, byHourIncoming: null, byHourOutgoing: null };
const whole = measurement({
  pedestrians: { ...counted, total: 12, totalTrend: 3 },
  cyclists: { ...counted, total: 34, totalTrend: -5 },
});

const optional = [
  "completeness",
  "previousCompleteness",
  "totalVehicles",
  "totalVehiclesTrend",
  "averageSpeed",
  "averageSpeedTrend",
  "maxSpeed",
  "maxSpeedTrend",
  "percentageOverLimit",
  "percentageOverLimitTrend",
  "standardDeviation",
  "vehicleOverLimitCount",
  "speedLimit",
  "pedestrians",
  "cyclists",
] as const satisfies readonly (keyof Measurement)[];

function textsOf(kind: ClientKind, shown: Measurement): string[] {
  const { container, unmount } = renderPortal(<Figures kind={kind} measurement={shown} />);
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  const titles = [...container.querySelectorAll("[title]")].map((one) => one.getAttribute("title") ?? "");
  unmount();
  return [...texts, ...titles];
}

it.each<ClientKind>(["speed", "visionVehicles", "visionBike", "bikeCounter"])(
  "says of a %s nothing that it would not say if all were told",
  (kind) => {
    const known = new Set([...textsOf(kind, whole), "-"]);
    fc.assert(
      fc.property(fc.subarray([...optional]), fc.boolean(), fc.boolean(), (taken, hasRanks, hasSample) => {
        const { sampleSize, ...ranks } = whole.percentiles;
        // Who tells of the period before, and of no trend, says that there is nothing to compare with.
        const isBeforeTold = !taken.includes("previousCompleteness");
        const absent = taken.filter((name) => !(isBeforeTold && name.endsWith("Trend")));
        const rest: Measurement = {
          ...whole,
          ...Object.fromEntries(absent.map((name) => [name, null])),
          percentiles: {
            ...(hasRanks ? ranks : { v30: null, v50: null, v85: null }),
            sampleSize: hasSample ? sampleSize : null,
          },
        };
        expect(textsOf(kind, rest).filter((text) => !known.has(text))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  },
);
