import { expect } from "@jest/globals";
import { addClient, type TestClient } from "./devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "./testPlatform.js";
import { addUpload } from "./uploads.js";

const HARDWARE = "K200DISP_AMG";
/** Seconds within which a device that has the file reports its new version, or has failed. */
const INSTALL_SECONDS = 600;

export interface Rollout {
  id: number;
  state: string;
  stopReason: string | null;
  endDate: number | null;
  counts: Record<string, number>;
  devices: { clientId: number; isPilot: boolean; state: string; attempts: number }[];
}

/** A platform with firmware to roll out, and devices controlled by a test. */
export class RolloutBench {
  platform!: TestPlatform;
  admin!: Headers;
  firmware!: { id: number; version: string };
  private made = 0;

  /** Before all tests. */
  readonly open = async () => {
    this.platform = await TestPlatform.start();
  };
  readonly close = () => this.platform.stop();

  /** Before each test: its start, and a firmware that no device has. */
  readonly begin = async () => {
    this.platform.clock.now = START;
    this.admin = await this.platform.signIn(ADMIN);
    this.firmware = await this.newFirmware();
  };

  readonly newFirmware = async () => {
    this.made += 1;
    const version = `v${this.made}`;
    const { id } = await addUpload(this.platform, this.admin, { version, hardwareType: HARDWARE });
    return { version, id };
  };

  readonly tell = (client: TestClient, status: object) =>
    this.platform.ok("POST", "/device/status", client.device, {
      timestamp: this.platform.clock.now,
      ...status,
    });

  /** Devices of one type of hardware, with an old firmware. */
  readonly park = async (size: number): Promise<TestClient[]> => {
    const clients: TestClient[] = [];
    for (let i = 0; i < size; i += 1) {
      const client = await addClient(this.platform, this.admin);
      await this.tell(client, { hwType: HARDWARE, firmwareVersion: "old" });
      clients.push(client);
    }
    return clients;
  };

  readonly start = (clients: TestClient[], more: object = {}) =>
    this.platform.ok<Rollout>("POST", "/rollout", this.admin, {
      firmwareId: this.firmware.id,
      clients: idsOf(clients),
      pilots: 1,
      failuresAtMost: 0,
      ...more,
    });

  readonly set = (id: number, state: string) =>
    this.platform.ok<Rollout>("PATCH", "/rollout", this.admin, { id, state });

  readonly retry = (id: number, more: object = {}) =>
    this.platform.ok<Rollout>("POST", "/rollout/retry", this.admin, { id, ...more });

  /** Lets time pass, and signs in again, as sessions end. */
  readonly pass = async (seconds: number) => {
    this.platform.clock.now += seconds;
    this.admin = await this.platform.signIn(ADMIN);
  };

  readonly moveOn = () => this.platform.app.jobs.run("rollouts");

  /** Its state after the rollouts' job has run. */
  readonly rollout = async (id: number) => {
    await this.moveOn();
    return this.platform.ok<Rollout>("GET", `/rollout?id=${id}`, this.admin);
  };

  /** The status of the answer when a device fetches the file. */
  readonly fetched = async (client: TestClient) =>
    (await this.platform.app.inject({ url: "/device/firmware/file", headers: client.device })).statusCode;

  readonly offered = async (client: TestClient) =>
    (await this.platform.call("GET", "/device/firmware", client.device)).status === 200;

  readonly installs = async (client: TestClient, version = this.firmware.version) => {
    expect(await this.fetched(client)).toBe(200);
    await this.tell(client, { firmwareVersion: version });
  };

  readonly fails = async (client: TestClient) => {
    expect(await this.fetched(client)).toBe(200);
    this.platform.clock.now += INSTALL_SECONDS;
    await this.tell(client, { firmwareVersion: "old" });
  };
}

export const idsOf = (clients: TestClient[]) => clients.map(({ id }) => id);

export const statesOf = ({ devices }: Rollout) => devices.map(({ state }) => state);

export const first = (clients: TestClient[], index: number): TestClient => {
  const client = clients[index];
  if (!client) throw new Error(`There is no client ${index}.`);
  return client;
};
