import { type Batch, type BatchReceipt, type DeviceApi, keptReasons } from "../platform-api/deviceApi.js";
import { PlatformRefusal } from "../platform-api/errors.js";
import { type RetryOptions, retrying } from "../platform-api/retrying.js";
import type { StateFile } from "./stateFile.js";

/** Limit of waiting batches, the newest ones: the size of a device's memory. */
const KEPT_AT_MOST = 200;

export interface MeasurementSenderOptions {
  serialNumber: string;
  api: Pick<DeviceApi, "postMeasurements">;
  state: StateFile;
  retry: RetryOptions;
}

/**
 * Sends a device's batches so that none is lost: records refused for their time are kept, and a taken id is
 * replaced by another.
 */
export class MeasurementSender {
  constructor(private readonly options: MeasurementSenderOptions) {}

  /** Sends a batch, and keeps the records refused for their time. */
  async send(batch: Batch): Promise<void> {
    const left = await this.post(batch);
    if (!left) return;
    const others = this.kept().filter(({ batchId }) => batchId !== left.batchId);
    await this.keep([...others, left]);
  }

  /** Sends previously refused records again. */
  async sendKept(): Promise<void> {
    const waiting = [...this.kept()];
    if (waiting.length === 0) return;
    const left: Batch[] = [];
    for (const batch of waiting) {
      const still = await this.post(batch);
      if (still) left.push(still);
    }
    await this.keep(left);
  }

  private kept(): readonly Batch[] {
    return this.options.state.device(this.options.serialNumber)?.refused ?? [];
  }

  private keep(batches: Batch[]): Promise<void> {
    return this.options.state.refuse(this.options.serialNumber, batches.slice(-KEPT_AT_MOST));
  }

  /** @returns the records refused for their time, as a separate batch; null: none */
  private async post(batch: Batch): Promise<Batch | null> {
    const { api, retry } = this.options;
    for (let id = batch.batchId; ; id = nextId(id)) {
      try {
        const receipt = await retrying(() => api.postMeasurements({ ...batch, batchId: id }), retry);
        return refusedOf({ ...batch, batchId: id }, receipt);
      } catch (error) {
        // Another batch has this id: a counter restarted.
        if (!(error instanceof PlatformRefusal && error.status === 409)) throw error;
      }
    }
  }
}

/** The part of a batch that may be accepted later. */
function refusedOf(batch: Batch, { refused }: BatchReceipt): Batch | null {
  const readings = (refused ?? [])
    .filter(({ reason }) => keptReasons.has(reason))
    .flatMap(({ index }) => batch.readings[index] ?? []);
  const [first] = readings;
  if (!first) return null;
  const from = Math.min(...readings.map(({ timestamp }) => timestamp));
  return { batchId: nextId(batch.batchId), from, to: batch.to, readings };
}

/** "a" is followed by "a+2", then "a+3". */
function nextId(id: string): string {
  const [, stem = id, count = "1"] = /^(.*)\+(\d+)$/.exec(id) ?? [];
  return `${stem}+${Number(count) + 1}`;
}
