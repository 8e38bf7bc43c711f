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
import type { LoaderOf } from "./loaders.js";
import { readTogether } from "./readTogether.js";

export interface ClientPeriod {
  clientId: string;
  period: Period;
}
export type MeasurementKey = ClientPeriod & MeasurementQuestion;

export const periodKey = ({ from, to, previousFrom, previousTo }: Period) =>
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

/** Main figures of a device and period: one call for each period, however many devices ask. */
export const summaryLoader: LoaderOf<DataLoader<ClientPeriod, MeasurementSummaryRecord, string>> = (
  platform,
  call,
  remember,
) =>
  new DataLoader(
    (keys) =>
      readTogether(keys, {
        callOf: ({ period }) => `${period.from} ${period.to}`,
        many: (ids, { period }) => getSummaries(platform, call, ids, period),
        one: async (id, { period }) => {
          const [summary] = (await getSummaries(platform, call, [id], period)).values();
          if (!summary)
            throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer lacks a device.");
          return summary;
        },
      }),
    { cache: remember, cacheKeyFn: ({ clientId, period }) => `${clientId} ${period.from} ${period.to}` },
  );
