import { id, type Json, object, tolerate } from "./decode.js";
import type { CallContext, PlatformClient } from "./http.js";
import { instant } from "./kinds.js";
import type { Period } from "./measurementRecord.js";
import { diagnosticPoints } from "./measurementRows.js";
import { requireList } from "./measurements.js";
import { namingFields } from "./namedFaults.js";
import { QUESTION_NAMES } from "./questionNames.js";
import { wholeObject, wholeRows } from "./wholeAnswer.js";

export type DiagnosticKindName = "BRIGHTNESS" | "BRIGHTNESS_AVERAGE" | "SIGNAL_STRENGTH" | "VOLTAGE" | "SIG";

export interface DiagnosticSeriesRecord {
  kind: DiagnosticKindName;
  /** Null: not told. */
  points: { time: number; value: number | null }[] | null;
}

const FIELD_OF_KIND: Readonly<Record<DiagnosticKindName, string>> = {
  BRIGHTNESS: "brightness",
  BRIGHTNESS_AVERAGE: "brightnessAverage",
  SIGNAL_STRENGTH: "signalStrength",
  VOLTAGE: "voltage",
  SIG: "sig",
};

export const DIAGNOSTIC_KINDS = Object.keys(FIELD_OF_KIND) as DiagnosticKindName[];

/** Diagnostic values of a device's period; a series is decoded when it is asked for. */
export type DiagnosticsReading = (kind: DiagnosticKindName) => DiagnosticSeriesRecord;

/** Reads the answer of GET /graph/all of one device. */
export function diagnosticsOf(answer: Json): DiagnosticsReading {
  return (kind) => ({ kind, points: diagnosticPoints(answer[FIELD_OF_KIND[kind]], "graph.point") });
}

/** GET /graph/all of one device over [from, to): every series in one call. @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function getDiagnostics(
  platform: PlatformClient,
  context: CallContext,
  clientId: string,
  { from, to }: Period,
): Promise<DiagnosticsReading> {
  const query = { clientId, startTimestamp: from, endTimestamp: to };
  const answer = await namingFields(platform.get(context, "graph/all", query), QUESTION_NAMES);
  return diagnosticsOf(wholeObject(answer, "graph"));
}

/**
 * GET /graph/all of several devices in one call, by device.
 * @throws ApiError NOT_FOUND where one is not the caller's; UPSTREAM_INVALID_RESPONSE from a platform that answers no list
 */
export async function getManyDiagnostics(
  platform: PlatformClient,
  context: CallContext,
  clientIds: readonly string[],
  { from, to }: Period,
): Promise<Map<string, DiagnosticsReading>> {
  const query = { clientId: clientIds.join(","), startTimestamp: from, endTimestamp: to };
  await platform.offers.require("id-lists");
  const answer = requireList(await namingFields(platform.get(context, "graph/all", query), QUESTION_NAMES));
  return new Map(
    answer.map((item) => {
      const json = object(item, "graph");
      return [id(json.clientId, "graph.clientId"), diagnosticsOf(json)];
    }),
  );
}

export interface ReportedValueRecord {
  time: number;
  value: unknown;
}

/** GET /graph/reported: what a device reported of one parameter over [from, to), such as Valve. @throws ApiError NOT_FOUND */
export async function getReported(
  platform: PlatformClient,
  context: CallContext,
  { clientId, parameter, period }: { clientId: string; parameter: string; period: Period },
): Promise<ReportedValueRecord[]> {
  const query = { clientId, parameter, start: period.from, end: period.to };
  return decodeReported(await namingFields(platform.get(context, "graph/reported", query), QUESTION_NAMES));
}

/** Reads what a device reported, without what has no time. @throws ApiError UPSTREAM_INVALID_RESPONSE where it is no list */
export function decodeReported(answer: unknown): ReportedValueRecord[] {
  const field = "graph/reported";
  return wholeRows(answer, field).flatMap((row) => {
    const [at, value] = Array.isArray(row) ? row : [];
    const time = instant.read(at, field);
    return time === null ? tolerate(field, []) : [{ time, value: value ?? null }];
  });
}
