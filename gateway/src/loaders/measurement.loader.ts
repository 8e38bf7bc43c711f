import DataLoader from "dataloader";
import { ApiError } from "../errors.js";
import type {
  MeasurementRecord,
  MeasurementSummaryRecord,
  Period,
} from "../platform-api/measurementRecord.js";
import {
  getMeasurement,
  getMeasurements,
  getSummaries,
  type MeasurementQuestion,
} from "../platform-api/measurements.js";
import { type ByPeriod, byPeriod } from "./byPeriod.js";
import type { LoaderOf } from "./loaders.js";
import { readTogether } from "./readTogether.js";

export interface MeasurementKey extends MeasurementQuestion {
  clientId: string;
}

const periodKey = ({ from, to, previousFrom, previousTo }: Period) =>
  `${from} ${to} ${previousFrom ?? ""} ${previousTo ?? ""}`;
const questionKey = ({ period, type }: MeasurementKey) => `${periodKey(period)} ${type}`;

/** Traffic of a device and period: one call for each period, however many devices ask. */
export const measurementLoader: LoaderOf<DataLoader<MeasurementKey, MeasurementRecord, string>> = (
  platform,
  call,
  remember,
) =>
  new DataLoader(
    (keys) =>
      readTogether(keys, {
        callOf: questionKey,
        many: (ids, key) => getMeasurements(platform, call, ids, key),
        one: (id, key) => getMeasurement(platform, call, id, key),
      }),
    { cache: remember, cacheKeyFn: (key) => `${key.clientId} ${questionKey(key)}` },
  );

/** Main figures of devices in one period, by device. */
export const summaryLoader: LoaderOf<ByPeriod<MeasurementSummaryRecord>> = (platform, call, remember) =>
  byPeriod(remember, {
    many: (ids, period) => getSummaries(platform, call, ids, period),
    one: async (id, period) => onlyOf(await getSummaries(platform, call, [id], period)),
  });

function onlyOf(summaries: ReadonlyMap<string, MeasurementSummaryRecord>): MeasurementSummaryRecord {
  const [summary] = summaries.values();
  if (summary) return summary;
  throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer lacks a device.");
}
