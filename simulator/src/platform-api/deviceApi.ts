import type { Reading } from "../model/device.js";
import type { Status } from "../model/status.js";
import type { ValveOrders } from "../model/valve.js";
import { PlatformRefusal } from "./errors.js";
import { platformHttp } from "./http.js";

/** What a device heard in [from, to), also when nothing passed. The same batchId again changes nothing. */
export interface Batch {
  batchId: string;
  /** Unix seconds. */
  from: number;
  to: number;
  readings: Reading[];
}

/** Most readings that the platform takes in one batch. */
export const MAX_BATCH_READINGS = 10_000;

export interface BatchReceipt {
  accepted: number;
  duplicate: number;
  /** Readings not kept, by their index in the batch. */
  refused: { index: number; reason: string }[];
}

/** The configuration that is wanted of a device. */
export interface WantedConfiguration {
  /** Null where the platform does not number them. */
  version: number | null;
  etag: string | undefined;
  /** As it came; left out where it is the one that was known. */
  document?: unknown;
}

/** The device's side of the platform, with one device's (or an import's) key. */
export interface DeviceApi {
  postMeasurements(batch: Batch): Promise<BatchReceipt>;
  postStatus(status: Status): Promise<void>;
  /** What a valve is to do. */
  getOrders(): Promise<ValveOrders>;
  /** What it is to run; null where nothing was assigned. @param known the ETag of what it has */
  getConfiguration(known: string | undefined): Promise<WantedConfiguration | null>;
}

export function deviceApi(url: string, apiKey: string, signal?: AbortSignal): DeviceApi {
  const http = platformHttp(url, { apiKey }, signal);
  return {
    postMeasurements: (batch) => http.post("device/measurements", { ...batch }),
    postStatus: (status) => http.post("device/status", { ...status }),
    getOrders: () => http.get("device/schedule"),
    getConfiguration: async (known) => {
      try {
        const { isNew, body, headers } = await http.getIfNew("device/config", known);
        const version = Number(headers["x-config-version"]);
        return {
          version: Number.isInteger(version) ? version : null,
          etag: headers.etag ?? known,
          ...(isNew ? { document: body } : {}),
        };
      } catch (error) {
        if (error instanceof PlatformRefusal && error.status === 404) return null;
        throw error;
      }
    },
  };
}
