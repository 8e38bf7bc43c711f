import { type Batch, type BatchReceipt, type DeviceApi, keptReasons } from "../platform-api/deviceApi.js";
import { PlatformRefusal } from "../platform-api/errors.js";
import { type RetryOptions, retrying } from "../platform-api/retrying.js";
import type { StateFile } from "./stateFile.js";

/** So many batches wait at most, the newest: what a device has room for. */
const KEPT_AT_MOST = 200;

export interface MeasurementSenderOptions {
  serialNumber: string;
  api: Pick<DeviceApi, "postMeasurements">;
  state: StateFile;
  retry: RetryOptions;
}

/** Sends a device's batches so that none is lost: what the platform refuses for its time is kept, and an id that is taken gives way to another. */
export class MeasurementSender {
  constructor(private readonly options: MeasurementSenderOptions) {}

  /** Sends a batch, and keeps of it what was refused for its time. */
  async send(batch: Batch): Promise<void> {
    const left = await this.post(batch);
    if (!left) return;
    const others = this.kept().filter(({ batchId }) => batchId !== left.batchId);
    await this.keep([...others, left]);
  }

  /** Sends again what was refused before. */
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

  /** @returns what was refused of it for its time, as a batch of its own; null: nothing */
  private async post(batch: Batch): Promise<Batch | null> {
    const { api, retry } = this.options;
    for (let id = batch.batchId; ; id = nextId(id)) {
      try {
        const receipt = await retrying(() => api.postMeasurements({ ...batch, batchId: id }), retry);
        return refusedOf({ ...batch, batchId: id }, receipt);
      } catch (error) {
        // Another batch has this id: a counter began anew.
        if (!(error instanceof PlatformRefusal && error.status === 409)) throw error;
      }
    }
  }
}

/** What of a batch may be taken later. */
function refusedOf(batch: Batch, { refused }: BatchReceipt): Batch | null {
  const readings = refused
    .filter(({ reason }) => keptReasons.has(reason))
    .flatMap(({ index }) => batch.readings[index] ?? []);
  const [first] = readings;
  if (!first) return null;
  const from = Math.min(...readings.map(({ timestamp }) => timestamp));
  return { batchId: nextId(batch.batchId), from, to: batch.to, readings };
}

/** "a" is followed by "a+2", that by "a+3". */
function nextId(id: string): string {
  const [, stem = id, count = "1"] = /^(.*)\+(\d+)$/.exec(id) ?? [];
  return `${stem}+${Number(count) + 1}`;
}
