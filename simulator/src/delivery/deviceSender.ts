import { type Interval, subtract } from "../intervals.js";
import { type ConfigurationsTaken, runningAt } from "../model/configuration.js";
import type { Device } from "../model/device.js";
import { type Faults, silentSince } from "../model/faults.js";
import { heardBetween } from "../model/silences.js";
import { statusAt, statusTimes } from "../model/status.js";
import type { OrdersHeard, ValveOrders } from "../model/valve.js";
import type { DeviceApi } from "../platform-api/deviceApi.js";
import { type RetryOptions, retrying } from "../platform-api/retrying.js";
import { configurationHeard } from "./configurationHeard.js";
import { batchesOf, deliveryEvery, missingSince, sentUntil } from "./schedule.js";
import type { StateFile } from "./stateFile.js";

export interface DeviceSenderOptions {
  seed: number;
  device: Device;
  api: DeviceApi;
  state: StateFile;
  /** How calls are tried again; its signal stops the device. */
  retry: RetryOptions;
  /** Unix seconds. */
  now: () => number;
  /** What somebody broke about it by now; left out where nobody can. */
  faults?: () => Promise<Faults>;
}

/** Seconds after which a device asks again what to do, where its configuration does not say. */
const PING = 60;
/** Seconds between two statuses of a device whose measurements wait. */
const STATUS_EVERY = 60;

/** One device on the line: sends what it measured and how it fares, each span of time once, whatever breaks in between. */
export class DeviceSender {
  readonly device: Device;
  /** The same with what is broken about it by now. */
  private present: Device;
  private askedOrders = Number.NEGATIVE_INFINITY;
  private askedConfiguration: number;
  private statusSent = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: DeviceSenderOptions) {
    this.device = options.device;
    this.present = options.device;
    const { uploadEvery } = options.device;
    // A device that is on line to upload alone asks when it uploads next.
    this.askedConfiguration =
      uploadEvery > 0 ? sentUntil(uploadEvery, options.now()) : Number.NEGATIVE_INFINITY;
  }

  /** Sends again what a crash left half done; the platform knows the batches that had arrived. */
  async resume(): Promise<void> {
    await this.lookForFaults();
    for (const interval of [...(this.known()?.pending ?? [])]) await this.deliver(interval);
  }

  /** What a device on line does every now and then: sends what is missing from `since` on, and asks what it is to run. */
  async tick(since: number): Promise<void> {
    await this.lookForFaults();
    await this.catchUp(since);
    await this.hearConfiguration();
    await this.sayItLives();
  }

  /** Sends all that is missing from `since` until now, until its last delivery, or until it was made silent. */
  async catchUp(since: number): Promise<void> {
    const delivered = this.known()?.delivered ?? [];
    const until = silentSince(this.present.faults ?? [], this.options.now()) ?? this.options.now();
    for (const interval of missingSince(this.deliveryEvery(), delivered, since, until)) {
      await this.deliver(interval);
    }
  }

  /** Sends what is missing of `interval`, which lies in the past. */
  async fill(interval: Interval): Promise<void> {
    for (const gap of subtract(interval, this.known()?.delivered ?? [])) await this.deliver(gap);
  }

  private known() {
    return this.options.state.device(this.device.serialNumber);
  }

  private get orders(): OrdersHeard {
    return this.known()?.orders ?? [];
  }

  private get taken(): ConfigurationsTaken {
    return this.known()?.configuration?.taken ?? [];
  }

  private ping(): number {
    return runningAt(this.taken, this.options.now())?.configuration.pingInterval ?? PING;
  }

  private deliveryEvery(): number {
    return deliveryEvery(this.device, this.taken, this.options.now());
  }

  private async lookForFaults(): Promise<void> {
    const faults = await this.options.faults?.();
    if (faults) this.present = { ...this.device, faults };
  }

  private isOnLine(time: number): boolean {
    return heardBetween(this.options.seed, this.present, time, time + 1).length > 0;
  }

  /** Asks what its valve is to do, once a ping; one that is silent from the beginning was told before. */
  private async hearOrders(): Promise<void> {
    const { device, api, state, retry, now } = this.options;
    const mayAsk = this.orders.length === 0 || this.isOnLine(now());
    if (!device.valve || now() - this.askedOrders < this.ping() || !mayAsk) return;
    const orders = await retrying(() => api.getOrders(), retry);
    this.askedOrders = now();
    if (isNew(orders, this.orders))
      await state.hear(device.serialNumber, { since: this.askedOrders, orders });
  }

  /** Asks for its configuration, once a ping. A new one is taken, kept, and told at once. */
  private async hearConfiguration(): Promise<void> {
    const { device, api, state, now } = this.options;
    const time = now();
    if (!this.mayAskAt(time)) return;
    this.askedConfiguration = time;
    const before = this.known()?.configuration ?? { taken: [] };
    const after = await configurationHeard(api, device, before, time);
    if (after === before) return;
    await state.take(device.serialNumber, after);
    await this.postStatus(time);
  }

  private mayAskAt(time: number): boolean {
    const { uploadEvery } = this.device;
    if (!this.isOnLine(time)) return false;
    if (uploadEvery > 0) return sentUntil(uploadEvery, time) > this.askedConfiguration;
    return time - this.askedConfiguration >= this.ping();
  }

  /** Sends a status each minute while measurements wait for their time; it is sent again with these, as what it is. */
  private async sayItLives(): Promise<void> {
    const time = Math.floor(this.options.now() / STATUS_EVERY) * STATUS_EVERY;
    const waits = this.device.uploadEvery === 0 && this.deliveryEvery() > 0;
    if (!waits || time <= this.statusSent || !this.isOnLine(time)) return;
    this.statusSent = time;
    await this.postStatus(time);
  }

  private async deliver(interval: Interval): Promise<void> {
    const { present: device } = this;
    const { seed, api, state, retry } = this.options;
    await this.hearOrders();
    await state.begin(device.serialNumber, interval);
    for (const batch of batchesOf(seed, device, interval, this.taken)) {
      await retrying(() => api.postMeasurements(batch), retry);
    }
    for (const time of statusTimes(seed, device, interval, this.options.now(), this.orders)) {
      await this.postStatus(time);
    }
    await state.finish(device.serialNumber, interval);
  }

  private async postStatus(time: number): Promise<void> {
    const { seed, api, retry } = this.options;
    await retrying(() => api.postStatus(statusAt(seed, this.present, time, this.orders, this.taken)), retry);
  }
}

function isNew(orders: ValveOrders, heard: OrdersHeard): boolean {
  return JSON.stringify(orders) !== JSON.stringify(heard.at(-1)?.orders);
}
