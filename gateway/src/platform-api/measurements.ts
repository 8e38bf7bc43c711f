import { ApiError } from "../errors.js";
import { id, intOrNull, isObject, list, numberOrNull, object } from "./decode.js";
import type { CallContext, PlatformClient, Query } from "./http.js";
import { WHOLE } from "./measurementParts.js";
import { decodeCompleteness, MeasurementReading } from "./measurementReading.js";
import type { MeasurementRecord, MeasurementSummaryRecord, Period } from "./measurementRecord.js";
import { namingFields } from "./namedFaults.js";
import { QUESTION_NAMES } from "./questionNames.js";
import { wholeObject } from "./wholeAnswer.js";

/** What is asked of measurements beside whose. */
export interface MeasurementQuestion {
  period: Period;
  /** Which parts, as `typeFor` answers them. */
  type: string;
}

/** GET /measurement of one device. @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function getMeasurement(
  platform: PlatformClient,
  context: CallContext,
  clientId: string,
  question: MeasurementQuestion,
): Promise<MeasurementRecord> {
  const answer = await ask(platform, context, clientId, question);
  return new MeasurementReading(wholeObject(answer, "measurement"), question.period);
}

/**
 * GET /measurement of several devices in one call, by device.
 * @throws ApiError NOT_FOUND where one is not the caller's; UPSTREAM_INVALID_RESPONSE from a platform that answers no list
 */
export async function getMeasurements(
  platform: PlatformClient,
  context: CallContext,
  clientIds: readonly string[],
  question: MeasurementQuestion,
): Promise<Map<string, MeasurementRecord>> {
  await platform.offers.require("id-lists");
  const answer = requireList(await ask(platform, context, clientIds.join(","), question));
  return new Map(
    answer.map((item) => {
      const json = object(item, "measurement");
      return [id(json.clientId, "measurement.clientId"), new MeasurementReading(json, question.period)];
    }),
  );
}

/** GET /measurement/summary: the main figures of several devices in one call, by device. @throws ApiError NOT_FOUND */
export async function getSummaries(
  platform: PlatformClient,
  context: CallContext,
  clientIds: readonly string[],
  { from, to }: Period,
): Promise<Map<string, MeasurementSummaryRecord>> {
  const query = { clientId: clientIds.join(","), startTimestamp: from, endTimestamp: to };
  const answer = await namingFields(platform.get(context, "measurement/summary", query), QUESTION_NAMES);
  return new Map(
    list(answer, "measurement/summary", (item) => {
      const json = object(item, "summary");
      const summary: MeasurementSummaryRecord = {
        from,
        to,
        totalVehicles: intOrNull(json.total_vehicles, "summary.total_vehicles"),
        averageSpeed: numberOrNull(json.average_speed, "summary.average_speed"),
        maxSpeed: intOrNull(json.max_speed, "summary.max_speed"),
        v85: intOrNull(json.v85, "summary.v85"),
        completeness: decodeCompleteness(json.completeness),
      };
      return [id(json.clientId, "summary.clientId"), summary];
    }),
  );
}

/**
 * The main figures of one device: with GET /measurement where the platform has no call for them alone.
 * @throws ApiError NOT_FOUND
 */
export async function getSummary(
  platform: PlatformClient,
  context: CallContext,
  clientId: string,
  period: Period,
): Promise<MeasurementSummaryRecord> {
  if (await platform.offers.has("measurement-summary")) {
    const [summary] = (await getSummaries(platform, context, [clientId], period)).values();
    if (summary) return summary;
    throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer lacks a device.");
  }
  const whole = await getMeasurement(platform, context, clientId, { period, type: WHOLE });
  const { from, to, totalVehicles, averageSpeed, maxSpeed, percentiles, completeness } = whole;
  return { from, to, totalVehicles, averageSpeed, maxSpeed, v85: percentiles?.v85 ?? null, completeness };
}

/** A list that was asked for. @throws ApiError UPSTREAM_INVALID_RESPONSE */
export function requireList(answer: unknown): unknown[] {
  if (Array.isArray(answer) && answer.every(isObject)) return answer;
  throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer is not a list.");
}

async function ask(
  platform: PlatformClient,
  context: CallContext,
  clientId: string,
  { period, type }: MeasurementQuestion,
): Promise<unknown> {
  const asksForParts = await platform.offers.has("measurement-parts");
  const query: Query = {
    clientId,
    type: asksForParts ? type : WHOLE,
    startTimestamp: period.from,
    endTimestamp: period.to,
    ...(asksForParts
      ? { previousStartTimestamp: period.previousFrom, previousEndTimestamp: period.previousTo }
      : {}),
  };
  return namingFields(platform.get(context, "measurement", query), QUESTION_NAMES);
}
