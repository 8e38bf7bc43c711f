import { bodyId } from "./bodyId.js";
import { intOr, list, object } from "./decode.js";
import type { CallContext, PlatformClient, WriteOptions } from "./http.js";
import {
  decodeReport,
  decodeValveLocation,
  type ValveHistoryRecord,
  type ValveLocationRecord,
  type ValveModeName,
  WIRE_MODE,
} from "./valveRecord.js";

/** GET /zalivalnik: the valve locations that the caller may see. */
export async function listValveLocations(
  platform: PlatformClient,
  context: CallContext,
): Promise<ValveLocationRecord[]> {
  return list(await platform.get(context, "zalivalnik"), "zalivalnik", decodeValveLocation);
}

/** GET /zalivalnik/history: what a valve reported in [from, to), Unix seconds, and when its present schedule opens it there. At most 31 days. */
export async function getValveHistory(
  platform: PlatformClient,
  context: CallContext,
  { clientId, from, to }: { clientId: string; from: number; to: number },
): Promise<ValveHistoryRecord> {
  const query = { clientId, start: from, end: to };
  const history = object(await platform.get(context, "zalivalnik/history", query), "valveHistory");
  return {
    reported: list(history.reported, "valveHistory.reported", (row) =>
      Array.isArray(row) ? decodeReport(row[0], row[1]) : decodeReport(null, null),
    ),
    expected: list(history.expected, "valveHistory.expected", (opening) => {
      const { from: start, to: end } = object(opening, "valveHistory.opening");
      return { from: intOr(start, 0, "valveHistory.from"), to: intOr(end, 0, "valveHistory.to") };
    }),
  };
}

/** How valves are to be controlled; `until` (Unix seconds) or `duration` (seconds) ends a manual run by itself. */
export interface WantedValveMode {
  mode: ValveModeName;
  until?: number | null;
  duration?: number | null;
}

/** PATCH /zalivalnik/client: all of them or none. @throws ApiError NOT_FOUND, CONFLICT where one is no valve, VALIDATION_FAILED */
export async function setValveMode(
  platform: PlatformClient,
  context: CallContext,
  clientIds: readonly string[],
  { mode, until, duration }: WantedValveMode,
  options: WriteOptions,
): Promise<void> {
  const body = {
    clientId: clientIds.map(bodyId),
    mode: WIRE_MODE[mode],
    ...(typeof until === "number" ? { until } : {}),
    ...(typeof duration === "number" ? { duration } : {}),
  };
  await platform.patch(context, "zalivalnik/client", body, options);
}
