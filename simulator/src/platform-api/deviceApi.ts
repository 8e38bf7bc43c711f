import type { Action } from "../model/actions.js";
import type { Reading } from "../model/device.js";
import type { OfferedFirmware } from "../model/firmware.js";
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

export interface BatchReceipt {
  accepted: number;
  duplicate: number;
  /** Readings not kept, by their index in the batch. */
  refused: { index: number; reason: string }[];
}

/** Reasons for which a reading is refused that is taken once clocks agree. */
export const keptReasons: ReadonlySet<string> = new Set(["FUTURE", "WRONG_CLOCK"]);

/** The configuration that is wanted of a device. */
export interface WantedConfiguration {
  /** Null where the platform does not number them. */
  version: number | null;
  etag: string | undefined;
  /** As it came; left out where it is the one that was known. */
  document?: unknown;
}

/** How far a device says that an action is. */
export type ActionProgress = "accepted" | "succeeded" | "failure";

/** A part of a firmware's file. */
export interface FirmwareBytes {
  bytes: Uint8Array;
  /** Of the whole file, as the platform has it now; hexadecimal. */
  sha256: string | undefined;
}

/** The device's side of the platform, with one device's key. */
export interface DeviceApi {
  postMeasurements(batch: Batch): Promise<BatchReceipt>;
  postStatus(status: Status): Promise<void>;
  /** What a valve is to do. */
  getOrders(): Promise<ValveOrders>;
  /** What it is to run; null where nothing was assigned. @param known the ETag of what it has */
  getConfiguration(known: string | undefined): Promise<WantedConfiguration | null>;
  /** What it has to do still, oldest first. */
  getActions(): Promise<Action[]>;
  /** @returns false where the platform wants to hear no more of it: it was taken away, or is done */
  tellAction(id: number, status: ActionProgress, message?: string): Promise<boolean>;
  /** What it is to install; null where there is nothing. */
  getFirmware(): Promise<OfferedFirmware | null>;
  /** The bytes `first` to `last` of what it is to install, both included; null where that is not there any more. */
  getFirmwareBytes(first: number, last: number): Promise<FirmwareBytes | null>;
}

/** What `call` answers; `otherwise` where the platform refuses it with one of these statuses. */
async function unlessRefused<T, O>(call: Promise<T>, statuses: readonly number[], otherwise: O) {
  try {
    return await call;
  } catch (error) {
    if (error instanceof PlatformRefusal && statuses.includes(error.status)) return otherwise;
    throw error;
  }
}

export function deviceApi(url: string, apiKey: string, signal?: AbortSignal): DeviceApi {
  const http = platformHttp(url, { apiKey }, signal);
  return {
    postMeasurements: (batch) => http.post("device/measurements", { ...batch }),
    postStatus: (status) => http.post("device/status", { ...status }),
    getOrders: () => http.get("device/schedule"),
    getConfiguration: async (known) => {
      const answer = await unlessRefused(http.getIfNew("device/config", known), [404], null);
      if (!answer) return null;
      const { isNew, body, headers } = answer;
      const version = Number(headers["x-config-version"]);
      return {
        version: Number.isInteger(version) ? version : null,
        etag: headers.etag ?? known,
        ...(isNew ? { document: body } : {}),
      };
    },
    getActions: () => unlessRefused(http.get<Action[]>("device/actions"), [404], []),
    tellAction: (id, status, message) => {
      const told = http.post(`device/actions/${id}`, { status, ...(message ? { message } : {}) });
      return unlessRefused(
        told.then(() => true),
        [404, 409],
        false,
      );
    },
    getFirmware: async () =>
      (await unlessRefused(http.get<OfferedFirmware | undefined>("device/firmware"), [404], null)) ?? null,
    getFirmwareBytes: async (first, last) => {
      const part = await unlessRefused(http.getBytes("device/firmware/file", first, last), [404, 416], null);
      return part && { bytes: part.bytes, sha256: part.etag?.replaceAll('"', "") };
    },
  };
}
