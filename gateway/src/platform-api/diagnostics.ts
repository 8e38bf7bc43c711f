import { intOr, list, numberOrNull, object } from "./decode.js";
import type { CallContext, PlatformClient } from "./http.js";

export type DiagnosticKindName = "BRIGHTNESS" | "BRIGHTNESS_AVERAGE" | "SIGNAL_STRENGTH" | "VOLTAGE" | "SIG";

export interface DiagnosticSeriesRecord {
  kind: DiagnosticKindName;
  points: { time: number; value: number | null }[];
}

const FIELD_OF_KIND: Readonly<Record<DiagnosticKindName, string>> = {
  BRIGHTNESS: "brightness",
  BRIGHTNESS_AVERAGE: "brightnessAverage",
  SIGNAL_STRENGTH: "signalStrength",
  VOLTAGE: "voltage",
  SIG: "sig",
};

export const DIAGNOSTIC_KINDS = Object.keys(FIELD_OF_KIND) as DiagnosticKindName[];

/** GET /graph/all: the asked series of one device over [from, to), Unix seconds, in one call. */
export async function getDiagnostics(
  platform: PlatformClient,
  context: CallContext,
  {
    clientId,
    from,
    to,
    kinds,
  }: { clientId: string; from: number; to: number; kinds: readonly DiagnosticKindName[] },
): Promise<DiagnosticSeriesRecord[]> {
  const answer = object(
    await platform.get(context, "graph/all", { clientId, startTimestamp: from, endTimestamp: to }),
    "graph",
  );
  return kinds.map((kind) => ({
    kind,
    points: list(answer[FIELD_OF_KIND[kind]], `graph.${FIELD_OF_KIND[kind]}`, (point) => {
      const { time, value } = object(point, "graph.point");
      return { time: intOr(time, 0, "graph.time"), value: numberOrNull(value, "graph.value") };
    }),
  }));
}
