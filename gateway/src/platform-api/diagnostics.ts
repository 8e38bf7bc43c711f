import type { Json } from "./decode.js";
import { instant, json, number } from "./kinds.js";
import { byClient } from "./measurements.js";
import { namingFields } from "./namedFaults.js";
import type { Period } from "./period.js";
import type { Platform } from "./platform.js";
import { QUESTION_NAMES } from "./questionNames.js";
import { rowsOf } from "./rows.js";
import { key, may, need, type RecordOf, table } from "./table.js";
import { wholeObject, wholeRecord, wholeRows } from "./wholeAnswer.js";
import { type NameOf, oneOf } from "./words.js";

export const DIAGNOSTIC_KIND = oneOf(
  {
    BRIGHTNESS: { description: "Display brightness, 0 to 255." },
    BRIGHTNESS_AVERAGE: { wire: "brightnessAverage", description: "Mean display brightness, 0 to 255." },
    SIGNAL_STRENGTH: { wire: "signalStrength", description: "Received signal strength, dBm." },
    VOLTAGE: { description: "Battery, volts." },
    SIG: { description: "Signal quality as the modem reports it." },
  },
  "DiagnosticKind",
  "A value of a device that is followed over time.",
);
export type DiagnosticKindName = NameOf<typeof DIAGNOSTIC_KIND>;
export const DIAGNOSTIC_KINDS = Object.values(DIAGNOSTIC_KIND.names);

export const diagnosticPoints = rowsOf(
  table("DiagnosticPoint", "A diagnostic value at one time.", {
    time: key("time", instant, "When the device reported it."),
    value: may(
      "value",
      number,
      "In the unit of its series; null where it did not report it, or it is not told.",
    ),
  }),
);

export const DIAGNOSTIC_SERIES = table("DiagnosticSeries", "One diagnostic value over time.", {
  kind: need("kind", DIAGNOSTIC_KIND, "Which value, and its unit."),
  points: may("points", diagnosticPoints, "In order of time; null: not told."),
});

export type DiagnosticSeriesRecord = RecordOf<typeof DIAGNOSTIC_SERIES>;

/** Diagnostic values of a device and period. A series is decoded on access. */
export type DiagnosticsReading = (kind: DiagnosticKindName) => DiagnosticSeriesRecord;

/** Reads the answer of GET /graph/all of one device. */
export const diagnosticsOf =
  (answer: Json): DiagnosticsReading =>
  (kind) => {
    const wire = DIAGNOSTIC_KIND.wireOf(kind);
    return wholeRecord({ timeZone: answer.timeZone, kind: wire, points: answer[wire] }, DIAGNOSTIC_SERIES);
  };

/** GET /graph/all of one device over [from, to): every series in one call. @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function getDiagnostics(
  platform: Platform,
  clientId: string,
  { from, to }: Period,
): Promise<DiagnosticsReading> {
  const query = { clientId, startTimestamp: from, endTimestamp: to };
  const answer = await namingFields(platform.get("graph/all", query), QUESTION_NAMES);
  return diagnosticsOf(wholeObject(answer, "graph"));
}

/**
 * GET /graph/all of several devices in one call, by device.
 * @throws ApiError NOT_FOUND if one is not the caller's; UPSTREAM_INVALID_RESPONSE from a platform that
 * answers no list
 */
export async function getManyDiagnostics(
  platform: Platform,
  clientIds: readonly string[],
  { from, to }: Period,
): Promise<Map<string, DiagnosticsReading>> {
  const query = { clientId: clientIds.join(","), startTimestamp: from, endTimestamp: to };
  await platform.offers.require("id-lists");
  const answer = await namingFields(platform.get("graph/all", query), QUESTION_NAMES);
  return byClient(answer, "graph", diagnosticsOf);
}

export const REPORTED_VALUE = table("ReportedValue", "A parameter of a device at one time.", {
  time: key("time", instant, "When the device reported it."),
  value: may("value", json, "As the device reported it."),
});
export type ReportedValueRecord = RecordOf<typeof REPORTED_VALUE>;

/**
 * GET /graph/reported: a device's reports of one parameter, such as Valve, over [from, to).
 * @throws ApiError NOT_FOUND
 */
export async function getReported(
  platform: Platform,
  { clientId, parameter, period }: { clientId: string; parameter: string; period: Period },
): Promise<ReportedValueRecord[]> {
  const query = { clientId, parameter, start: period.from, end: period.to };
  return decodeReported(await namingFields(platform.get("graph/reported", query), QUESTION_NAMES));
}

/**
 * Reads a device's reports, without those that have no time.
 * @throws ApiError UPSTREAM_INVALID_RESPONSE if it is no list
 */
export function decodeReported(answer: unknown): ReportedValueRecord[] {
  const field = "graph/reported";
  return wholeRows(answer, field).flatMap((row) => {
    const [time, value] = Array.isArray(row) ? row : [];
    return REPORTED_VALUE.read({ time, value }, field) ?? [];
  });
}
