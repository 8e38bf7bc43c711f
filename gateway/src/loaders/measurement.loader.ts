import DataLoader from "dataloader";
import type { MeasurementRecord } from "../platform-api/measurementRecord.js";
import { getMeasurement, type Period } from "../platform-api/measurements.js";
import type { LoaderOf } from "./loaders.js";

export interface MeasurementKey {
  clientId: string;
  period: Period;
}

/** Traffic of a device and period. */
export const measurementLoader: LoaderOf<DataLoader<MeasurementKey, MeasurementRecord, string>> = (
  platform,
  call,
  remember,
) =>
  new DataLoader(
    (keys) =>
      Promise.all(
        keys.map(({ clientId, period }) =>
          getMeasurement(platform, call, clientId, period).catch((error: Error) => error),
        ),
      ),
    { cache: remember, cacheKeyFn: ({ clientId, period }) => JSON.stringify([clientId, period]) },
  );
