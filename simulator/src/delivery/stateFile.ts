import { mkdir, open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { type Interval, merge } from "../intervals.js";
import type { ConfigurationsTaken } from "../model/configuration.js";
import type { DeviceFirmware } from "../model/firmware.js";
import type { OrdersHeard } from "../model/valve.js";
import type { Batch } from "../platform-api/deviceApi.js";

/** The simulator's state of one device. */
export interface DeviceState {
  clientId: number;
  guid: string;
  apiKey: string;
  /** Spans of time acknowledged by the platform, ascending. */
  delivered: Interval[];
  /**
   * Spans that were begun. After a crash they are sent again with the same batch ids before anything else.
   */
  pending: Interval[];
  /** Records refused for their time, to be sent again; absent if there are none. */
  refused?: Batch[];
  /** Its configurations; absent before the first one. */
  configuration?: DeviceConfiguration;
  /** Recent orders of its valve; absent before the first ones. */
  orders?: OrdersHeard;
  /** Its installed firmware; absent before the first one. */
  firmware?: DeviceFirmware;
}

/** The configurations of a device, and the platform's ETag of the last one. */
export interface DeviceConfiguration {
  etag?: string;
  taken: ConfigurationsTaken;
}

/** Limit of stored orders of a valve: more than it hears between two deliveries. */
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
 * The simulator's memory between runs: keys, and delivered spans. A span is stored as pending before its
 * first batch is sent, so that no crash can make the same time be sent again under other batch ids.
 */
export class StateFile {
  private writing: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  private constructor(
    private readonly path: string,
    private readonly devices: Devices,
  ) {}

  /** Opens (or creates) the file. An unreadable one counts as missing. */
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

  /** Stores that `interval` is about to be sent. */
  async begin(serialNumber: string, interval: Interval): Promise<void> {
    const state = this.known(serialNumber);
    const again = state.pending.some(({ from, to }) => from === interval.from && to === interval.to);
    if (again) return;
    state.pending.push(interval);
    await this.save();
  }

  /** Stores that all of `interval` has been acknowledged. */
  async finish(serialNumber: string, interval: Interval): Promise<void> {
    const state = this.known(serialNumber);
    state.pending = state.pending.filter(({ from, to }) => from !== interval.from || to !== interval.to);
    state.delivered = merge([...state.delivered, interval]);
    await this.save();
  }

  /** Stores the records to be sent again. */
  async refuse(serialNumber: string, refused: Batch[]): Promise<void> {
    this.known(serialNumber).refused = refused;
    await this.save();
  }

  /** Stores a device's new configuration. */
  async take(serialNumber: string, configuration: DeviceConfiguration): Promise<void> {
    this.known(serialNumber).configuration = configuration;
    await this.save();
  }

  /** Stores the state of the firmware that a device has fetched. */
  async install(serialNumber: string, firmware: DeviceFirmware): Promise<void> {
    this.known(serialNumber).firmware = firmware;
    await this.save();
  }

  /** Stores a valve's last orders. */
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

  /**
   * Writes come one after another, each with the newest state. Requests during a write share the next one.
   */
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
