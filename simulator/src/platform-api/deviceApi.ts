import type { Reading } from "../model/device.js";
import type { Status } from "../model/status.js";
import type { ValveOrders } from "../model/valve.js";
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

/** The device's side of the platform, with one device's (or an import's) key. */
export interface DeviceApi {
  postMeasurements(batch: Batch): Promise<BatchReceipt>;
  postStatus(status: Status): Promise<void>;
  /** What a valve is to do. */
  getOrders(): Promise<ValveOrders>;
}

export function deviceApi(url: string, apiKey: string, signal?: AbortSignal): DeviceApi {
  const http = platformHttp(url, { apiKey }, signal);
  return {
    postMeasurements: (batch) => http.post("device/measurements", { ...batch }),
    postStatus: (status) => http.post("device/status", { ...status }),
    getOrders: () => http.get("device/schedule"),
  };
}
