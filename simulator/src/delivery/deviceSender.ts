import { type Interval, subtract } from "../intervals.js";
import type { Device } from "../model/device.js";
import { statusAt, statusTimes } from "../model/status.js";
import type { OrdersHeard, ValveOrders } from "../model/valve.js";
import type { DeviceApi } from "../platform-api/deviceApi.js";
import { type RetryOptions, retrying } from "../platform-api/retrying.js";
import { batchesOf, missingSince } from "./schedule.js";
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
}

/** Seconds after which a valve asks again what to do. */
const PING = 60;

/** One device on the line: sends what it measured and how it fares, each span of time once, whatever breaks in between. */
export class DeviceSender {
  readonly device: Device;
  private orders: OrdersHeard = [];
  private asked = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: DeviceSenderOptions) {
    this.device = options.device;
  }

  /** Sends again what a crash left half done; the platform knows the batches that had arrived. */
  async resume(): Promise<void> {
    for (const interval of [...(this.known()?.pending ?? [])]) await this.deliver(interval);
  }

  /** Sends all that is missing from `since` until now. */
  async catchUp(since: number): Promise<void> {
    const delivered = this.known()?.delivered ?? [];
    for (const interval of missingSince(this.device, delivered, since, this.options.now())) {
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

  /** Asks what its valve is to do, once a ping. */
  private async hearOrders(): Promise<void> {
    const { device, api, retry, now } = this.options;
    if (!device.valve || now() - this.asked < PING) return;
    const orders = await retrying(() => api.getOrders(), retry);
    this.asked = now();
    if (isNew(orders, this.orders)) this.orders = [...this.orders, { since: this.asked, orders }];
  }

  private async deliver(interval: Interval): Promise<void> {
    const { seed, device, api, state, retry } = this.options;
    await this.hearOrders();
    await state.begin(device.serialNumber, interval);
    for (const batch of batchesOf(seed, device, interval)) {
      await retrying(() => api.postMeasurements(batch), retry);
    }
    for (const time of statusTimes(seed, device, interval, this.options.now(), this.orders)) {
      await retrying(() => api.postStatus(statusAt(seed, device, time, this.orders)), retry);
    }
    await state.finish(device.serialNumber, interval);
  }
}

function isNew(orders: ValveOrders, heard: OrdersHeard): boolean {
  return JSON.stringify(orders) !== JSON.stringify(heard.at(-1)?.orders);
}
