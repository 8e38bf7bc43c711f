import { isDeepStrictEqual } from "node:util";
import type { Device } from "../model/device.js";
import { type DeviceFirmware, install, isWanted } from "../model/firmware.js";
import type { DeviceApi } from "../platform-api/deviceApi.js";
import { FirmwareFetch } from "./firmwareFetch.js";
import { oneTry } from "./oneTry.js";

/** A device's way to another firmware. A fetch that its process leaves unfinished begins again. */
export class FirmwareUpdate {
  private fetch: FirmwareFetch | undefined;

  constructor(
    private readonly seed: number,
    private readonly api: DeviceApi,
  ) {}

  /**
   * Asks for firmware at `time` (Unix seconds), and begins to fetch it.
   * @returns `before`; without its failure, if there is nothing to install any more
   */
  async ask(device: Device, before: DeviceFirmware, time: number): Promise<DeviceFirmware> {
    const offered = await oneTry(this.api.getFirmware(), undefined);
    if (offered === undefined) return before;
    if (offered === null || !isWanted(device, before, offered, time)) this.fetch = undefined;
    else if (!isDeepStrictEqual(this.fetch?.offered, offered))
      this.fetch = new FirmwareFetch(this.api, offered);
    return offered === null && before.failed ? { installed: before.installed } : before;
  }

  /** Continues the fetch. @returns the state of the firmware once its file is complete, else `before` */
  async goOn(device: Device, before: DeviceFirmware, time: number): Promise<DeviceFirmware> {
    if (!this.fetch) return before;
    const { offered } = this.fetch;
    const how = await this.fetch.goOn();
    if (how === "underWay") return before;
    this.fetch = undefined;
    return how === "whole" ? install(this.seed, device, before, offered, time) : before;
  }
}
