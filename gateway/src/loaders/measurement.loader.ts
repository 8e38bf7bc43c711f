import DataLoader from "dataloader";
import type { MeasurementRecord } from "../platform-api/measurementRecord.js";
import {
  getMeasurement,
  getMeasurements,
  getSummaries,
  getSummary,
  type MeasurementQuestion,
} from "../platform-api/measurements.js";
import type { Period } from "../platform-api/period.js";
import { byPeriod } from "./byPeriod.js";
import type { LoaderOf } from "./loaders.js";
import { readTogether } from "./readTogether.js";

export interface MeasurementKey extends MeasurementQuestion {
  clientId: string;
}

const periodKey = ({ from, to, previousFrom, previousTo }: Period) =>
  `${from} ${to} ${previousFrom ?? ""} ${previousTo ?? ""}`;
const questionKey = ({ period, type, asIfLimit, speedClasses, lengthClasses }: MeasurementKey) =>
  `${periodKey(period)} ${type} ${asIfLimit ?? ""} ${speedClasses ?? ""} ${lengthClasses ?? ""}`;

/** Traffic by device and period: one call for each period, however many devices are asked for. */
export const measurementLoader: LoaderOf<DataLoader<MeasurementKey, MeasurementRecord, string>> = (
  platform,
  remember,
) =>
  new DataLoader(
    (keys) =>
      readTogether(keys, {
        callOf: questionKey,
        many: (ids, key) => getMeasurements(platform, ids, key),
        one: (id, key) => getMeasurement(platform, id, key),
      }),
    { cache: remember, cacheKeyFn: (key) => `${key.clientId} ${questionKey(key)}` },
  );

/** Main figures of devices in one period, by device. */
export const summaryLoader = byPeriod(getSummaries, getSummary);
