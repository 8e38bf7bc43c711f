import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { renderPortal } from "../../../../test/renderPortal";
import type { EstimatedFigure } from "../../../graphql/generated";
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
    // The limit is shown without a number if the count above it is unknown.
    const known = new Set([...textsOf(kind, whole), "-", `nad ${whole.speedLimit} km/h`]);
    fc.assert(
      fc.property(fc.subarray([...optional]), fc.boolean(), fc.boolean(), (taken, hasRanks, hasSample) => {
        const { sampleSize, ...ranks } = whole.percentiles;
        // A platform that reports the period before, but no trend, means that there is nothing to compare with.
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

it("says nothing of whom nobody listened for, and of the others how long somebody did", () => {
  const seconds = whole.completeness?.totalSeconds ?? 0;
  const cyclists = {
    ...whole,
    totalVehicles: null,
    pedestrians: { ...counted, total: null, totalTrend: null },
    heard: { vehicles: 0, pedestrians: 0, cyclists: seconds / 2 },
  };
  const texts = textsOf("visionBike", cyclists).join("|");
  expect(texts).toContain("Kolesarji|34");
  expect(texts).toContain("50,0\u00a0%");
  expect(texts).not.toContain("Pešci");
});

describe("estimates", () => {
  const figures = [
    "TOTAL_VEHICLES",
    "AVERAGE_SPEED",
    "STANDARD_DEVIATION",
    "PERCENTAGE_OVER_LIMIT",
    "PERCENTILES",
  ] as const;
  const marks = (estimates: readonly EstimatedFigure[] | null, part: Partial<Measurement> = {}) =>
    textsOf("speed", { ...whole, ...part, estimates: estimates && [...estimates] }).filter((text) =>
      /ocena/i.test(text),
    );
  const legend = "Ocena: izračunano znotraj razredov ali intervalov, po katerih naprava šteje.";

  it("are marked, each behind its figure, and explained once", () => {
    // In the order of the page: each percentile has a mark, and the mean has its own next to the deviation's.
    expect(marks(["AVERAGE_SPEED"])).toEqual(["ocena", legend]);
    expect(marks(["AVERAGE_SPEED", "STANDARD_DEVIATION"])).toEqual(["ocena", "ocena", legend]);
    expect(marks(["PERCENTILES"])).toEqual(["ocena", "ocena", "ocena", legend]);
    // All vehicles, vehicles an hour, cyclists and pedestrians.
    expect(marks(["TOTAL_VEHICLES"])).toEqual(["ocena", "ocena", "ocena", "ocena", legend]);
  });

  it("are none where nothing is one, or it is not told", () => {
    expect(marks([])).toEqual([]);
    expect(marks(null)).toEqual([]);
    expect(textsOf("speed", { ...whole, estimates: [] })).toEqual(
      textsOf("speed", { ...whole, estimates: null }),
    );
  });

  it("are not said of what is unknown", () => {
    const unknown = {
      averageSpeed: null,
      standardDeviation: null,
      percentageOverLimit: null,
      vehicleOverLimitCount: null,
    };
    expect(marks(figures, unknown)).toHaveLength(4 + 3 + 1);
  });
});

it("says which limits the share is of, where the limit changed", () => {
  const speedLimits = [
    { from: 1_790_000_000, speedLimit: 50 },
    { from: 1_790_035_200, speedLimit: 30 },
  ];
  const changed = { ...whole, speedLimit: null, speedLimits };
  expect(textsOf("speed", changed)).toContain("omejitev 50 km/h, od 22.09.2026 02:00 30 km/h");
});
