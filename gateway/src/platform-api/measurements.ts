import { ApiError } from "../errors.js";
import { id, isObject, type Json } from "./decode.js";
import { WHOLE, withoutOwnClasses } from "./measurementParts.js";
import {
  MEASUREMENT,
  MEASUREMENT_SUMMARY,
  type MeasurementRecord,
  type MeasurementSummaryRecord,
} from "./measurementRecord.js";
import { namingFields } from "./namedFaults.js";
import type { Period } from "./period.js";
import type { Platform, Query } from "./platform.js";
import { QUESTION_NAMES } from "./questionNames.js";
import { wholeObject, wholeRecord } from "./wholeAnswer.js";

/** A question for measurements, without the clients. */
export interface MeasurementQuestion {
  period: Period;
  /** The parts, from `typeFor`. */
  type: string;
  /** km/h: as if it had been in force; undefined: the limits of the time. */
  asIfLimit?: number | undefined;
  /** Own classes by where each but the last ends, km/h and metres; undefined: the group's own. */
  speedClasses?: readonly number[] | undefined;
  lengthClasses?: readonly number[] | undefined;
}

/** Reads the answer of GET /measurement of one device. @param period the requested period */
export const measurementOf = (answer: Json, period: Period): MeasurementRecord =>
  wholeRecord(answer, MEASUREMENT, { asked: period });

/** GET /measurement of one device. @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function getMeasurement(
  platform: Platform,
  clientId: string,
  question: MeasurementQuestion,
): Promise<MeasurementRecord> {
  const answer = await ask(platform, clientId, question);
  return measurementOf(wholeObject(answer, MEASUREMENT.record), question.period);
}

/**
 * GET /measurement of several devices in one call, by device.
 * @throws ApiError NOT_FOUND if one is not the caller's; UPSTREAM_INVALID_RESPONSE from a platform that
 * answers no list
 */
export async function getMeasurements(
  platform: Platform,
  clientIds: readonly string[],
  question: MeasurementQuestion,
): Promise<Map<string, MeasurementRecord>> {
  await platform.offers.require("id-lists");
  const answer = await ask(platform, clientIds.join(","), question);
  return byClient(answer, MEASUREMENT.record, (json) => measurementOf(json, question.period));
}

/** GET /measurement/summary: the main figures of several devices in one call, by device. @throws ApiError NOT_FOUND */
export async function getSummaries(
  platform: Platform,
  clientIds: readonly string[],
  { from, to }: Period,
): Promise<Map<string, MeasurementSummaryRecord>> {
  const query = { clientId: clientIds.join(","), startTimestamp: from, endTimestamp: to };
  const answer = await namingFields(platform.get("measurement/summary", query), QUESTION_NAMES);
  const read = (json: Json) => wholeRecord(json, MEASUREMENT_SUMMARY, { asked: { from, to } });
  return byClient(answer, MEASUREMENT_SUMMARY.record, read);
}

/**
 * The main figures of one device. Uses GET /measurement if the platform has no call for only these.
 * @throws ApiError NOT_FOUND
 */
export async function getSummary(
  platform: Platform,
  clientId: string,
  period: Period,
): Promise<MeasurementSummaryRecord> {
  if (await platform.offers.has("measurement-summary")) {
    const [summary] = (await getSummaries(platform, [clientId], period)).values();
    if (summary) return summary;
    throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer lacks a device.");
  }
  const whole = await getMeasurement(platform, clientId, { period, type: WHOLE });
  const { from, to, totalVehicles, averageSpeed, maxSpeed, percentiles } = whole;
  const { percentageOverLimit, completeness, heard, resolution, leftOutSeconds } = whole;
  const { speedLimit, speedLimits, isAssumedLimit } = whole;
  const limits = { speedLimit, speedLimits, isAssumedLimit };
  const speeds = { averageSpeed, maxSpeed, percentageOverLimit, ...limits };
  const main = { from, to, totalVehicles, ...speeds, completeness, heard, resolution };
  return { ...main, leftOutSeconds, v85: percentiles?.v85 ?? null, isEstimate: estimatesTold(whole) };
}

/** True if the main figures of a whole measurement are estimates; null if not reported. */
function estimatesTold({ estimates }: MeasurementRecord): boolean | null {
  return estimates?.some((figure) => MAIN_FIGURES.has(figure)) ?? null;
}

const MAIN_FIGURES: ReadonlySet<string> = new Set(["TOTAL_VEHICLES", "AVERAGE_SPEED", "PERCENTILES"]);

/**
 * The items of an answer about several devices, by device.
 * @param record name of an item, for faults
 * @throws ApiError UPSTREAM_INVALID_RESPONSE if it is no list
 */
export function byClient<T>(answer: unknown, record: string, read: (item: Json) => T): Map<string, T> {
  if (!Array.isArray(answer) || !answer.every(isObject))
    throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer is not a list.");
  return new Map(answer.map((item) => [id(item.clientId, `${record}.clientId`), read(item)]));
}

async function ask(
  platform: Platform,
  clientId: string,
  { period, type, asIfLimit, speedClasses, lengthClasses }: MeasurementQuestion,
): Promise<unknown> {
  if (speedClasses ?? lengthClasses) await platform.offers.require("own-classes");
  if (asIfLimit !== undefined) await platform.offers.require("limit-history");
  const asksForParts = await platform.offers.has("measurement-parts");
  const hasOwnClasses = await platform.offers.has("own-classes");
  const query: Query = {
    clientId,
    type: asksForParts ? (hasOwnClasses ? type : withoutOwnClasses(type)) : WHOLE,
    startTimestamp: period.from,
    endTimestamp: period.to,
    speedLimit: asIfLimit,
    speedClasses: speedClasses?.join(","),
    lengthClasses: lengthClasses?.join(","),
    ...(asksForParts
      ? { previousStartTimestamp: period.previousFrom, previousEndTimestamp: period.previousTo }
      : {}),
  };
  return namingFields(platform.get("measurement", query), QUESTION_NAMES);
}
