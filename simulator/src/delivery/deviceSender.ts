import { USUAL_PING_INTERVAL } from "@obcestje/contract/deviceConfig/ranges.js";
import { type Interval, subtract } from "../intervals.js";
import { type ConfigurationsTaken, runningAt } from "../model/configuration.js";
import type { Device } from "../model/device.js";
import { type Faults, silentSince } from "../model/faults.js";
import { type DeviceFirmware, restartsUntil, withFirmware } from "../model/firmware.js";
import { heardBetween } from "../model/silences.js";
import { type Status, statusAt, statusTimes } from "../model/status.js";
import type { OrdersHeard, ValveOrders } from "../model/valve.js";
import type { DeviceApi } from "../platform-api/deviceApi.js";
import { type RetryOptions, retrying } from "../platform-api/retrying.js";
import { ActionsUnderWay } from "./actionsUnderWay.js";
import { configurationHeard } from "./configurationHeard.js";
import { FirmwareUpdate } from "./firmwareUpdate.js";
import { MeasurementSender } from "./measurementSender.js";
import { batchesOf, deliveryEvery, missingSince, sentUntil } from "./schedule.js";
import type { StateFile } from "./stateFile.js";

export interface DeviceSenderOptions {
  seed: number;
  device: Device;
  api: DeviceApi;
  state: StateFile;
  /** Retry options of calls. Their signal stops the device. */
  retry: RetryOptions;
  /** Unix seconds. */
  now: () => number;
  /** The present faults; left out if nobody can set any. */
  faults?: () => Promise<Faults>;
}

/** Seconds between two statuses of a device whose measurements wait. */
const STATUS_EVERY = 60;

const NOTHING_INSTALLED: DeviceFirmware = { installed: [] };

/**
 * One device on the line: sends its measurements and statuses, each span of time once, whatever fails in
 * between.
 */
export class DeviceSender {
  readonly device: Device;
  /** The device with its present faults. */
  private present: Device;
  private askedOrders = Number.NEGATIVE_INFINITY;
  private asked: number;
  private readonly actions: ActionsUnderWay;
  private readonly update: FirmwareUpdate;
  private readonly measurements: MeasurementSender;
  /** It is restarting, or has restarted and not reported it yet. */
  private restarts = false;
  private statusSent = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: DeviceSenderOptions) {
    this.device = options.device;
    this.present = options.device;
    const { seed, api, state, retry, device } = options;
    const { uploadEvery } = options.device;
    // A device that is only on line to upload asks at its next upload.
    this.asked = uploadEvery > 0 ? sentUntil(uploadEvery, options.now()) : Number.NEGATIVE_INFINITY;
    this.actions = new ActionsUnderWay(seed, api);
    this.update = new FirmwareUpdate(seed, api);
    this.measurements = new MeasurementSender({ serialNumber: device.serialNumber, api, state, retry });
  }

  /** Sends again what a crash interrupted. The platform recognises batches that had arrived. */
  async resume(): Promise<void> {
    await this.lookForFaults();
    for (const interval of [...(this.known()?.pending ?? [])]) await this.deliver(interval);
  }

  /**
   * The regular work of a device on line: sends everything missing from `since` on, asks for its
   * configuration, actions and firmware, and continues with these. While it restarts it is silent, and sends
   * everything afterwards.
   */
  async tick(since: number): Promise<void> {
    await this.lookForFaults();
    if (!this.isRestarting()) {
      await this.measurements.sendKept();
      await this.catchUp(since);
      await this.sayItRestarted();
      await this.sayItLives();
      await this.askWhatToDo();
      await this.goOn();
    }
    this.restarts ||= this.isRestarting();
  }

  /**
   * Sends everything missing from `since` until now, until its last delivery, or until it was made silent.
   */
  async catchUp(since: number): Promise<void> {
    const delivered = this.known()?.delivered ?? [];
    const until = silentSince(this.present.faults ?? [], this.options.now()) ?? this.options.now();
    for (const interval of missingSince(this.deliveryEvery(), delivered, since, until)) {
      await this.deliver(interval);
    }
  }

  /** Sends the missing parts of `interval`, which is in the past. */
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

  private get firmware(): DeviceFirmware {
    return this.known()?.firmware ?? NOTHING_INSTALLED;
  }

  private ping(): number {
    return runningAt(this.taken, this.options.now())?.configuration.pingInterval ?? USUAL_PING_INTERVAL;
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

  /**
   * Asks for its valve's orders, once per ping. A device that is silent from the beginning got them before.
   */
  private async hearOrders(): Promise<void> {
    const { device, api, state, retry, now } = this.options;
    const mayAsk = this.orders.length === 0 || this.isOnLine(now());
    if (!device.valve || now() - this.askedOrders < this.ping() || !mayAsk) return;
    const orders = await retrying(() => api.getOrders(), retry);
    this.askedOrders = now();
    if (isNew(orders, this.orders))
      await state.hear(device.serialNumber, { since: this.askedOrders, orders });
  }

  /**
   * Asks for its configuration, actions and firmware, once per ping. After a failed installation it asks each
   * time whether to retry.
   */
  private async askWhatToDo(): Promise<void> {
    const time = this.options.now();
    const isPing = this.mayAskAt(time);
    const mayTryAgain = this.firmware.failed && this.device.uploadEvery === 0 && this.isOnLine(time);
    if (isPing) {
      this.asked = time;
      await this.hearConfiguration(time);
      await this.actions.ask(this.present, time);
    }
    if (isPing || mayTryAgain) await this.note(await this.update.ask(this.present, this.firmware, time));
  }

  /** A new configuration is applied, stored, and reported at once. */
  private async hearConfiguration(time: number): Promise<void> {
    const { device, api, state } = this.options;
    const before = this.known()?.configuration ?? { taken: [] };
    const after = await configurationHeard(api, device, before, time);
    if (after === before) return;
    await state.take(device.serialNumber, after);
    await this.postStatus(time);
  }

  /** Continues with its actions and downloads. */
  private async goOn(): Promise<void> {
    const time = this.options.now();
    if (!this.isOnLine(time)) return;
    await this.actions.finish(this.present, time, () => this.statusAt(time));
    await this.note(await this.update.goOn(this.present, this.firmware, time));
  }

  private async note(firmware: DeviceFirmware): Promise<void> {
    if (firmware !== this.firmware) await this.options.state.install(this.device.serialNumber, firmware);
  }

  private mayAskAt(time: number): boolean {
    const { uploadEvery } = this.device;
    if (!this.isOnLine(time)) return false;
    if (uploadEvery > 0) return sentUntil(uploadEvery, time) > this.asked;
    return time - this.asked >= this.ping();
  }

  private isRestarting(): boolean {
    const time = this.options.now();
    return restartsUntil(this.firmware) > time || this.actions.isRestarting(time);
  }

  /** Reports its state and firmware right after a restart. */
  private async sayItRestarted(): Promise<void> {
    const time = this.options.now();
    if (!this.restarts || !this.isOnLine(time)) return;
    this.restarts = false;
    await this.postStatus(time);
  }

  /**
   * Sends a status each minute while measurements wait for their time. It is sent again with these,
   * unchanged.
   */
  private async sayItLives(): Promise<void> {
    const time = Math.floor(this.options.now() / STATUS_EVERY) * STATUS_EVERY;
    const waits = this.device.uploadEvery === 0 && this.deliveryEvery() > 0;
    if (!waits || time <= this.statusSent || !this.isOnLine(time)) return;
    this.statusSent = time;
    await this.postStatus(time);
  }

  private async deliver(interval: Interval): Promise<void> {
    const { present: device } = this;
    const { seed, state } = this.options;
    await this.hearOrders();
    await state.begin(device.serialNumber, interval);
    for (const batch of batchesOf(seed, device, interval, this.taken)) {
      await this.measurements.send(batch);
    }
    for (const time of statusTimes(seed, device, interval, this.options.now(), this.orders)) {
      await this.postStatus(time);
    }
    await state.finish(device.serialNumber, interval);
  }

  private statusAt(time: number): Status {
    const device = withFirmware(this.present, this.firmware, time);
    return statusAt(this.options.seed, device, time, this.orders, this.taken);
  }

  private async postStatus(time: number): Promise<void> {
    const { api, retry } = this.options;
    await retrying(() => api.postStatus(this.statusAt(time)), retry);
  }
}

function isNew(orders: ValveOrders, heard: OrdersHeard): boolean {
  return JSON.stringify(orders) !== JSON.stringify(heard.at(-1)?.orders);
}
