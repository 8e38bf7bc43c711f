import { createHash } from "node:crypto";
import type { Action } from "../src/model/actions.js";
import type { Reading } from "../src/model/device.js";
import type { Status } from "../src/model/status.js";
import type { ValveOrders } from "../src/model/valve.js";
import type { ActionProgress, Batch, DeviceApi, WantedConfiguration } from "../src/platform-api/deviceApi.js";
import { PlatformUnavailable } from "../src/platform-api/errors.js";

/** How a life ends: at which batch, and whether that one was still stored. */
export interface Death {
  call: number;
  stored: boolean;
}

/** What is wanted of a device: a version and its document. Null: nothing; "gone": nobody answers. */
type Wanted = { version: number; document: unknown } | null | "gone";

/** A platform's memory: batches by id, statuses, and what devices are told. */
export class Memory implements DeviceApi {
  readonly batches = new Map<string, Batch>();
  readonly reported: Status[] = [];
  asked = 0;
  orders: ValveOrders = {
    mode: "schedule",
    manualUntil: null,
    modeAfter: "schedule",
    timeZone: "Europe/Ljubljana",
    schedule: [],
  };
  wanted: Wanted = null;
  /** ETags that devices knew when they asked for their configuration. */
  readonly known: (string | undefined)[] = [];
  /** What is to be done still. */
  actions: Action[] = [];
  /** What was told of actions. */
  readonly told: { id: number; status: ActionProgress; message?: string }[] = [];
  /** What is to be installed, with the file's bytes as they arrive. */
  firmware: { id: number; version: string; bytes: Uint8Array; sha256: string } | null = null;
  /** The first bytes of ranges that were asked for. */
  readonly ranges: number[] = [];
  /** Ranges after which nobody answers any more. */
  rangesLeft = Number.POSITIVE_INFINITY;
  private death: Death | undefined;
  private calls = 0;

  diesWith(death: Death | undefined): void {
    this.death = death;
    this.calls = 0;
  }

  async postMeasurements(batch: Batch) {
    const dies = ++this.calls === this.death?.call;
    if (dies && !this.death?.stored) throw new Error("killed");
    const duplicate = this.batches.has(batch.batchId);
    if (!duplicate) this.batches.set(batch.batchId, batch);
    if (dies) throw new Error("killed");
    return { accepted: duplicate ? 0 : batch.readings.length, duplicate: 0, refused: [] };
  }

  async postStatus(status: Status) {
    this.reported.push(status);
  }

  async getOrders() {
    this.asked++;
    return this.orders;
  }

  async getConfiguration(known: string | undefined): Promise<WantedConfiguration | null> {
    this.known.push(known);
    if (this.wanted === "gone") throw new PlatformUnavailable("gone");
    if (this.wanted === null) return null;
    const { version, document } = this.wanted;
    const etag = JSON.stringify(document);
    return { version, etag, ...(known === etag ? {} : { document }) };
  }

  async getActions() {
    return this.actions;
  }

  async tellAction(id: number, status: ActionProgress, message?: string) {
    this.told.push({ id, status, ...(message === undefined ? {} : { message }) });
    const isKnown = this.actions.some((action) => action.id === id);
    if (status !== "accepted") this.actions = this.actions.filter((action) => action.id !== id);
    return isKnown;
  }

  offers(version: string, bytes: Uint8Array, id = 1): void {
    this.firmware = { id, version, bytes, sha256: createHash("sha256").update(bytes).digest("hex") };
  }

  async getFirmware() {
    if (!this.firmware) return null;
    const { id, version, bytes, sha256 } = this.firmware;
    return { id, version, sha256, size: bytes.length };
  }

  async getFirmwareBytes(first: number, last: number) {
    this.ranges.push(first);
    if (this.rangesLeft-- <= 0) throw new PlatformUnavailable("gone");
    if (!this.firmware) return null;
    return { bytes: this.firmware.bytes.slice(first, last + 1), sha256: this.firmware.sha256 };
  }

  readings(): Reading[] {
    return [...this.batches.values()].sort((a, b) => a.from - b.from).flatMap((batch) => batch.readings);
  }
}
