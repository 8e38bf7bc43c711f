import type { ClientKind } from "../../chart/clientKind";
import type { Figures, RoadRow } from "../figures";

const hour = 3600;

export const covered = (hours: number, of = 24) => ({
  coveredSeconds: hours * hour,
  totalSeconds: of * hour,
  share: hours / of,
});

/** Figures of a sign over a day; pass those that matter. */
export function figures(part: Partial<Figures> = {}): Figures {
  return {
    count: 1000,
    trend: 5,
    perHour: 41.7,
    average: 45,
    max: 90,
    v85: 54,
    overLimit: 20,
    overLimitCount: 200,
    speeds: 1000,
    limits: [50],
    people: null,
    isUntold: false,
    completeness: covered(24),
    previousCompleteness: covered(24),
    leftOut: null,
    estimates: new Set(),
    resolution: null,
    zone: null,
    ...part,
  };
}

/** Of a counter, which has no speeds. */
export const counts = (count: number | null, part: Partial<Figures> = {}): Figures =>
  figures({
    count,
    average: null,
    max: null,
    v85: null,
    overLimit: null,
    overLimitCount: 0,
    speeds: 0,
    limits: [],
    ...part,
  });

export const row = (
  name: string,
  known: Figures | null | undefined,
  kind: ClientKind = "speed",
): RoadRow => ({ client: { id: name, name, kind }, figures: known });
