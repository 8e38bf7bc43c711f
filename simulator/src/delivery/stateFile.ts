import { mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { type Interval, merge } from "../intervals.js";
import type { ConfigurationsTaken } from "../model/configuration.js";
import type { DeviceFirmware } from "../model/firmware.js";
import type { OrdersHeard } from "../model/valve.js";
import type { Batch } from "../platform-api/deviceApi.js";

/** What the simulator knows of one device. */
export interface DeviceState {
  clientId: number;
  guid: string;
  apiKey: string;
  /** Spans of time that the platform has acknowledged, ascending. */
  delivered: Interval[];
  /** Spans that were begun; after a crash they are sent again with the same batch ids before anything else. */
  pending: Interval[];
  /** What the platform refused for its time, to be sent again; absent where there was nothing. */
  refused?: Batch[];
  /** What it runs; absent before its first configuration. */
  configuration?: DeviceConfiguration;
  /** What its valve was told of late; absent before its first orders. */
  orders?: OrdersHeard;
  /** What it has installed; absent before its first firmware. */
  firmware?: DeviceFirmware;
}

/** The configurations that a device has taken, and by which ETag the platform knows the last of them. */
export interface DeviceConfiguration {
  etag?: string;
  taken: ConfigurationsTaken;
}

/** So many orders of a valve are kept: more than it hears between two deliveries. */
const ORDERS_KEPT = 20;

/** By serial number. */
type Devices = Record<string, DeviceState>;

async function read(path: string): Promise<Devices> {
  try {
    const content: { devices?: Devices } = JSON.parse(await readFile(path, "utf8"));
    return content.devices ?? {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    if (typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}

async function write(path: string, devices: Devices): Promise<void> {
  const draft = `${path}.draft`;
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(JSON.stringify({ devices }));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/**
 * The simulator's memory between runs: keys, and what has been delivered. A span is written down as pending before its first batch
 * leaves, so that no crash can make the same time leave again under other batch ids.
 */
export class StateFile {
  private writing: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  private constructor(
    private readonly path: string,
    private readonly devices: Devices,
  ) {}

  /** Opens (or starts) the file; one that can't be understood counts as none. */
  static async open(path: string): Promise<StateFile> {
    await mkdir(dirname(path), { recursive: true });
    return new StateFile(path, await read(path));
  }

  device(serialNumber: string): DeviceState | undefined {
    return this.devices[serialNumber];
  }

  async put(serialNumber: string, state: DeviceState): Promise<void> {
    this.devices[serialNumber] = state;
    await this.save();
  }

  /** Notes that `interval` is about to be sent. */
  async begin(serialNumber: string, interval: Interval): Promise<void> {
    const state = this.known(serialNumber);
    const again = state.pending.some(({ from, to }) => from === interval.from && to === interval.to);
    if (again) return;
    state.pending.push(interval);
    await this.save();
  }

  /** Notes that all of `interval` has been acknowledged. */
  async finish(serialNumber: string, interval: Interval): Promise<void> {
    const state = this.known(serialNumber);
    state.pending = state.pending.filter(({ from, to }) => from !== interval.from || to !== interval.to);
    state.delivered = merge([...state.delivered, interval]);
    await this.save();
  }

  /** Notes what waits to be sent again. */
  async refuse(serialNumber: string, refused: Batch[]): Promise<void> {
    this.known(serialNumber).refused = refused;
    await this.save();
  }

  /** Notes what a device runs from now on. */
  async take(serialNumber: string, configuration: DeviceConfiguration): Promise<void> {
    this.known(serialNumber).configuration = configuration;
    await this.save();
  }

  /** Notes what became of the firmware that a device has fetched. */
  async install(serialNumber: string, firmware: DeviceFirmware): Promise<void> {
    this.known(serialNumber).firmware = firmware;
    await this.save();
  }

  /** Notes what a valve was told last. */
  async hear(serialNumber: string, heard: OrdersHeard[number]): Promise<void> {
    const state = this.known(serialNumber);
    state.orders = [...(state.orders ?? []), heard].slice(-ORDERS_KEPT);
    await this.save();
  }

  private known(serialNumber: string): DeviceState {
    const state = this.devices[serialNumber];
    if (!state) throw new Error(`no state of device ${serialNumber}`);
    return state;
  }

  /** Writes come one after another, each with the newest state; what is asked for while one waits is in that one. */
  private save(): Promise<void> {
    this.next ??= this.writing
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        this.writing = write(this.path, this.devices);
        return this.writing;
      });
    return this.next;
  }
}
