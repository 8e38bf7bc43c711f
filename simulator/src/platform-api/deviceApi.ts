import type { Action } from "../model/actions.js";
import type { Reading } from "../model/device.js";
import type { OfferedFirmware } from "../model/firmware.js";
import type { Status } from "../model/status.js";
import type { ValveOrders } from "../model/valve.js";
import { PlatformRefusal } from "./errors.js";
import { platformHttp } from "./http.js";

/** A device's data of [from, to), also if nothing passed. The same batchId again changes nothing. */
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
  /** Refused readings, by their index in the batch; a platform may not tell them. */
  refused?: { index: number; reason: string }[];
}

/** Reasons of refusals that end once clocks agree. */
export const keptReasons: ReadonlySet<string> = new Set(["FUTURE", "WRONG_CLOCK"]);

/** The wanted configuration of a device. */
export interface WantedConfiguration {
  /** Null if the platform does not number them. */
  version: number | null;
  etag: string | undefined;
  /** As received; left out if it is the known one. */
  document?: unknown;
}

/** A device's report of an action's progress. */
export type ActionProgress = "accepted" | "succeeded" | "failure";

/** A part of a firmware's file. */
export interface FirmwareBytes {
  bytes: Uint8Array;
  /** Of the whole file, in the platform's present version; hexadecimal. */
  sha256: string | undefined;
}

/** The platform's calls for devices, with one device's key. */
export interface DeviceApi {
  postMeasurements(batch: Batch): Promise<BatchReceipt>;
  postStatus(status: Status): Promise<void>;
  /** The orders of its valve. */
  getOrders(): Promise<ValveOrders>;
  /** Its configuration; null if none is assigned. @param known the ETag of its present one */
  getConfiguration(known: string | undefined): Promise<WantedConfiguration | null>;
  /** Its pending actions, oldest first. */
  getActions(): Promise<Action[]>;
  /** @returns false if the platform no longer accepts reports about it: it was deleted, or is done */
  tellAction(id: number, status: ActionProgress, message?: string): Promise<boolean>;
  /** The firmware to install; null if there is none. */
  getFirmware(): Promise<OfferedFirmware | null>;
  /** The bytes `first` to `last` of the firmware to install, both included; null if it is no longer there. */
  getFirmwareBytes(first: number, last: number): Promise<FirmwareBytes | null>;
}

/** The result of `call`; `otherwise` if the platform refuses it with one of these statuses. */
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
