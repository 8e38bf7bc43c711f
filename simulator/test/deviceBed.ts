import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeviceSender } from "../src/delivery/deviceSender.js";
import { StateFile } from "../src/delivery/stateFile.js";
import type { Device } from "../src/model/device.js";
import type { Faults } from "../src/model/faults.js";
import { Memory } from "./memory.js";

/** A platform's memory and a simulator's state file, on a clock that a test moves. */
export class DeviceBed {
  readonly memory = new Memory();
  /** What is broken about its devices. */
  faults: Faults = [];

  private constructor(
    private readonly folder: string,
    readonly seed: number,
    readonly begin: number,
    /** Unix seconds. */
    public now: number,
  ) {}

  /** @param begin Unix seconds with which its devices begin to send */
  static async create(seed: number, begin: number): Promise<DeviceBed> {
    return new DeviceBed(await mkdtemp(join(tmpdir(), "devices-")), seed, begin, begin);
  }

  /** A simulator's process for one device, that starts with what the state file says. */
  async start(device: Device): Promise<DeviceSender> {
    const { memory: api, seed } = this;
    const state = await StateFile.open(join(this.folder, "simulator.json"));
    if (!state.device(device.serialNumber)) {
      const fresh = { clientId: 1, guid: "g", apiKey: "k", delivered: [], pending: [] };
      await state.put(device.serialNumber, fresh);
    }
    const clock = { now: () => this.now, faults: async () => this.faults };
    return new DeviceSender({ seed, device, api, state, retry: {}, ...clock });
  }

  /** Lets a device live for so many seconds. */
  async live(sender: DeviceSender, seconds: number, every = 15): Promise<void> {
    for (const end = this.now + seconds; this.now < end; this.now += every) await sender.tick(this.begin);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}
