import { randomUUID } from "node:crypto";
import { health, radarTraffic } from "../../../simulator/src/demo/device.js";
import type { Device } from "../../../simulator/src/model/device.js";
import { readingsBetween } from "../../../simulator/src/model/readings.js";
import { PlatformApi } from "../../support/platformApi.js";
import { addUser } from "../../support/users.js";
import { postJson } from "./postJson.js";

export const DEVICES_A_GROUP = 100;
const PASSWORD = "viewer-of-the-heavy-tests";
const HOUR = 3600;
/** Groups have a history: the first device of each has sent for this many days. */
export const HISTORY_DAYS = 31;
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Devices of one group, with the account of their viewer. */
export interface LoadGroup {
  id: number;
  account: { email: string; password: string };
  devices: SendingDevice[];
}

/** A street of some 8,000 vehicles a day. */
const model = (serialNumber: string): Device => ({
  serialNumber,
  region: "heavy",
  timeZone: "Europe/Ljubljana",
  flows: [radarTraffic({ perDay: 8000, rhythm: "commuter", limit: 50 }, 50)],
  health: health({ hwType: "K200_DISPONLY" }),
  uploadEvery: 0,
});

/** Sends its street's traffic. */
export class SendingDevice {
  /** Number of acknowledged readings. */
  acknowledged = 0;
  private since = 0;
  private readonly model: Device;

  constructor(
    readonly id: number,
    private readonly platformUrl: string,
    private readonly apiKey: string,
  ) {
    this.model = model(`heavy-${id}`);
  }

  /**
   * The traffic of its street since the last call, at first of a minute.
   * @throws if the batch is not accepted whole
   */
  async send(): Promise<void> {
    const now = nowSeconds();
    this.acknowledged += await this.batchOf(this.since || now - 60, now)();
    this.since = now;
  }

  /**
   * Makes the batch of the next minute of a history at any rate, which begins `daysAgo`.
   * @returns a function that sends it, and returns its number of readings
   */
  nextMinute(daysAgo: number): () => Promise<number> {
    const from = this.since || nowSeconds() - daysAgo * 24 * HOUR;
    this.since = from + 60;
    return this.batchOf(from, from + 60);
  }

  /** A month of hourly batches that end some hours before now. */
  async sendHistory(): Promise<void> {
    const end = nowSeconds() - 2 * HOUR;
    for (let from = end - HISTORY_DAYS * 24 * HOUR; from < end; from += HOUR)
      await this.batchOf(from, from + HOUR)();
  }

  private batchOf(from: number, to: number): () => Promise<number> {
    const readings = readingsBetween(1, this.model, from, to);
    const count = readings.length;
    const json = JSON.stringify({ batchId: String(from), from, to, readings });
    return async () => {
      const { accepted } = await postJson<{ accepted: number }>(
        `${this.platformUrl}/device/measurements`,
        { authorization: `ApiKey ${this.apiKey}` },
        json,
      );
      if (accepted !== count) throw new Error(`${accepted} of ${count} readings accepted`);
      return accepted;
    };
  }
}

/** Makes groups of a hundred devices each, with one account each. */
export async function addGroups(admin: PlatformApi, count: number): Promise<LoadGroup[]> {
  const groups: LoadGroup[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id: groupId } = await admin.post<{ id: number }>("/group", {
      name: `Občina ${index}`,
      metaData: { groupType: "speed" },
    });
    const account = { email: `viewer${index}@test.si`, password: PASSWORD };
    await addUser(admin, account, groupId);
    const devices = await addDevices(admin, groupId, index);
    await devices[0]?.sendHistory();
    groups.push({ id: groupId, account, devices });
  }
  return groups;
}

/** Signs up at a time: the platform computes a password's hash for each. */
const SIGN_UPS = 4;

/**
 * Signs up and lets in further people of groups, in turns, each with an account and a session of their own.
 * @returns their sessions' ids
 */
export async function addPeople(admin: PlatformApi, groups: LoadGroup[], count: number): Promise<string[]> {
  const sessions: string[] = [];
  while (sessions.length < count) {
    const some = Math.min(SIGN_UPS, count - sessions.length);
    const indexes = Array.from({ length: some }, (_, index) => sessions.length + index);
    sessions.push(
      ...(await Promise.all(indexes.map((index) => addPerson(admin, groups[index % groups.length])))),
    );
  }
  return sessions;
}

async function addPerson(admin: PlatformApi, group: LoadGroup | undefined): Promise<string> {
  const account = { email: `${randomUUID()}@test.si`, password: PASSWORD };
  await admin.post("/user/register", account);
  const [user] = await admin.get<{ id: number }[]>(`/user/list?search=${account.email}`);
  await admin.patch("/user", { id: user?.id, confirmed: true, groupId: group?.id });
  return PlatformApi.sessionOf(admin.url, account);
}

async function addDevices(admin: PlatformApi, groupId: number, group: number): Promise<SendingDevice[]> {
  const devices: SendingDevice[] = [];
  for (let index = 0; index < DEVICES_A_GROUP; index += 1) {
    const metaData = {
      locationName: `Lokacija ${group}/${index}`,
      markerPosition: { lat: 46 + group / 100, lng: 14.5 + index / 1000 },
      speedLimit: 50,
    };
    const { id, apiKey } = await admin.post<{ id: number; apiKey: string }>("/client", { metaData });
    devices.push(new SendingDevice(id, admin.url, apiKey));
  }
  await admin.post("/client/assignTo", { groupId, clientId: devices.map(({ id }) => id) });
  return devices;
}
