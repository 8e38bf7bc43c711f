import { addClient, addGroup } from "../../platform/test/devices.js";
import { listen } from "../../platform/test/listen.js";
import { ADMIN, type Headers, TestPlatform } from "../../platform/test/testPlatform.js";
import { type SimulatedDevice, simulateDevice } from "../support/simulatedDevice.js";

/** A valve as the platform reports it, as far as these tests need it. */
export interface ShownValve {
  state: string;
  expectedOpen: boolean;
  deviation: { since: number; urgent: boolean } | null;
  order: { since: number; heardDate: number | null; state: string } | null;
}

interface ShownClient {
  id: number;
  info: { alarmLastActiveDate: number | null };
  valve: ShownValve;
}

export interface History {
  reported: [number, unknown][];
  runs: { from: number; to: number | null; kind: string; outcome: string }[];
}

/** A platform in this process with one valve of the simulator connected, both on one clock. */
export class ValveBed {
  private constructor(
    readonly platform: TestPlatform,
    /** Headers with a script's key for the location: it outlasts any session. */
    private readonly key: Headers,
    readonly clientId: number,
    readonly bundleId: number,
    readonly device: SimulatedDevice,
  ) {}

  /**
   * @param schedule rows of the valve's bundle, in a location of Ljubljana's time
   * @param now the initial clock, Unix seconds
   */
  static async start(schedule: object[], now: number): Promise<ValveBed> {
    const platform = await TestPlatform.start();
    platform.clock.now = now;
    const port = await listen(platform);
    const admin = await platform.signIn(ADMIN);
    const groupId = await addGroup(platform, admin, "Tivoli", "Europe/Ljubljana");
    await platform.ok("PATCH", "/group", admin, { id: groupId, metaData: { groupType: "valve" } });
    const { id: clientId, device } = await addClient(platform, admin, groupId);
    const bundle = { groupId, name: "Trata", clients: [clientId], schedule };
    const { id } = await platform.ok<{ id: number }>("POST", "/zalivalnik/bundle", admin, bundle);
    const apiKey = String(device.authorization).replace("ApiKey ", "");
    const { apikey } = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", admin, {
      groupId,
      viewOnly: false,
    });
    const line = { url: `http://127.0.0.1:${port}`, clientId, apiKey };
    const valve = await simulateDevice("OB-2601", line, () => platform.clock.now);
    return new ValveBed(platform, { authorization: `ApiKey ${apikey.key}` }, clientId, id, valve);
  }

  get now(): number {
    return this.platform.clock.now;
  }

  /** Lets time pass until an instant; the device connects every `every` seconds. */
  async live(until: number, every = 60): Promise<void> {
    for (let next = this.now + every; next <= until; next += every) {
      this.platform.clock.now = next;
      await this.device.tick();
    }
  }

  /** Lets time pass without any contact between device and platform. */
  sleep(until: number): void {
    this.platform.clock.now = until;
  }

  async order(mode: object): Promise<void> {
    const wanted = { clientId: this.clientId, ...mode };
    await this.platform.ok("PATCH", "/zalivalnik/client", this.key, wanted);
  }

  async changeBundle(change: object): Promise<void> {
    await this.platform.ok("PATCH", "/zalivalnik/bundle", this.key, { id: this.bundleId, ...change });
  }

  async shown(): Promise<ShownClient> {
    const [location] = await this.platform.ok<{ bundles: { clients: ShownClient[] }[] }[]>(
      "GET",
      "/zalivalnik",
      this.key,
    );
    const found = location?.bundles[0]?.clients[0];
    if (!found) throw new Error("the valve is not in its bundle");
    return found;
  }

  history(start: number, end: number): Promise<History> {
    const query = `clientId=${this.clientId}&start=${start}&end=${end}`;
    return this.platform.ok("GET", `/zalivalnik/history?${query}`, this.key);
  }

  /** Times of flowing water within a period, only by the device's reports: [from, to), ISO minutes. */
  async flowed(start: number, end: number): Promise<[string, string][]> {
    const { reported } = await this.history(start, end);
    const changes = reported.filter(([, value], index) => value !== (reported[index - 1]?.[1] ?? 0));
    const times = changes.map(([time]) => new Date(time * 1000).toISOString().slice(0, 16));
    return times.flatMap((from, index) => (index % 2 === 0 ? [[from, times[index + 1] ?? ""]] : []));
  }

  async stop(): Promise<void> {
    await this.device.close();
    await this.platform.stop();
  }
}
