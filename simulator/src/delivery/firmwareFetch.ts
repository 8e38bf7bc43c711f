import { createHash } from "node:crypto";
import type { OfferedFirmware } from "../model/firmware.js";
import type { DeviceApi } from "../platform-api/deviceApi.js";
import { oneTry } from "./oneTry.js";

/** Bytes that a device with little memory fetches at once. */
const RANGE = 32 * 1024;
/** Ranges that it fetches between two other deliveries; some 17 kB a second at the usual pace. */
const RANGES_IN_TURN = 8;

/** A firmware's file on its way to a device, which stores nothing of it but the hash so far. */
export class FirmwareFetch {
  private readonly hash = createHash("sha256");
  private fetched = 0;

  constructor(
    private readonly api: DeviceApi,
    readonly offered: OfferedFirmware,
  ) {}

  /**
   * Fetches the next ranges, from where it stopped or was interrupted.
   * @returns "useless" if the file is gone, was replaced, or does not match its SHA-256
   */
  async goOn(): Promise<"underWay" | "whole" | "useless"> {
    const { size, sha256 } = this.offered;
    for (let range = 0; range < RANGES_IN_TURN && this.fetched < size; range++) {
      const end = Math.min(this.fetched + RANGE, size);
      const part = await oneTry(this.api.getFirmwareBytes(this.fetched, end - 1), "unavailable");
      if (part === "unavailable") return "underWay";
      const isPart = part?.bytes.length === end - this.fetched && (part.sha256 ?? sha256) === sha256;
      if (!part || !isPart) return "useless";
      this.hash.update(part.bytes);
      this.fetched = end;
    }
    if (this.fetched < size) return "underWay";
    return this.hash.digest("hex") === sha256 ? "whole" : "useless";
  }
}
