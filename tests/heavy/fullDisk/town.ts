import { expect } from "@jest/globals";
import { addSender, type Sender, sendBatch } from "../../../platform/test/batchSender.js";
import { ADMIN } from "../../../platform/test/testPlatform.js";
import { PlatformApi } from "../../support/platformApi.js";

const DAY = 86_400;
const READINGS_A_BATCH = 2;

/** One device, an administrator and a group, on a platform whose disk fills up. Refusals must be 503 with Retry-After. */
export class Town {
  /** Indices of acknowledged batches. */
  readonly acknowledged = new Set<number>();
  sent = 0;
  refused = 0;
  changesRefused = 0;
  /** Name of the group by the platform's last answer. */
  private name = "Town";
  private readonly begin = Math.floor(Date.now() / 1000) - 20 * DAY;

  private constructor(
    /** Present address of the platform. */
    public url: string,
    readonly sender: Sender,
    private readonly session: Record<string, string>,
    private readonly groupId: number,
  ) {}

  static async on(url: string): Promise<Town> {
    const session = { "x-session-id": await PlatformApi.sessionOf(url, ADMIN) };
    const answer = await ask(url, "POST", "/group", session, { name: "Town" });
    const { id } = (await answer.json()) as { id: number };
    return new Town(url, await addSender(url), session, id);
  }

  /** @returns true if a new batch was acknowledged */
  async send(): Promise<boolean> {
    const index = this.sent++;
    const answer = await this.sendAgain(index);
    if (isRefused(answer)) this.refused += 1;
    else this.acknowledged.add(index);
    return answer.ok;
  }

  /** @returns true if the group was renamed; the name is longer than the free space of most pages */
  async rename(): Promise<boolean> {
    const name = `Town ${this.sent} ${"x".repeat(150)}`;
    const answer = await ask(this.url, "PATCH", "/group", this.session, { id: this.groupId, name });
    if (isRefused(answer)) this.changesRefused += 1;
    else this.name = name;
    return answer.ok;
  }

  /** A device's status, and a sign-in: they may be refused, but not fail with another error. */
  async writeOtherwise(): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    const status = { timestamp: now - 400 * DAY, battery: 12, reported: { limit: 30 } };
    for (const answer of await Promise.all([
      ask(this.url, "POST", "/device/status", this.sender.headers, status),
      ask(this.url, "POST", "/user/login", {}, ADMIN),
      ask(this.url, "POST", "/client", this.session, {}),
    ]))
      isRefused(answer);
  }

  /** @returns HTTP statuses of read requests */
  async look(): Promise<number[]> {
    const paths = [
      "/client/list",
      "/group/list",
      `/client?clientId=${this.sender.clientId}`,
      this.statistics,
    ];
    const answers = await Promise.all(paths.map((path) => ask(this.url, "GET", path, this.session)));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    return answers.map(({ status }) => status);
  }

  /** Sends every batch again, as a device does until it is acknowledged. Afterwards all are there, each once. */
  async settle(): Promise<void> {
    for (let index = 0; index < this.sent; index += 1) {
      const answer = await this.sendAgain(index);
      expect(answer.status).toBe(200);
      const { accepted, duplicate } = (await answer.json()) as { accepted: number; duplicate: number };
      expect(accepted + duplicate).toBe(READINGS_A_BATCH);
      if (this.acknowledged.has(index)) expect(duplicate).toBe(READINGS_A_BATCH);
    }
    const statistics = await ask(this.url, "GET", this.statistics, this.session);
    expect(await statistics.json()).toMatchObject({ total_vehicles: READINGS_A_BATCH * this.sent });
    const groups = await ask(this.url, "GET", `/group?groupId=${this.groupId}`, this.session);
    expect(await groups.json()).toMatchObject({ name: this.name });
    expect(await this.rename()).toBe(true);
  }

  private sendAgain(index: number): Promise<Response> {
    return sendBatch(this.url, this.sender, index, this.begin);
  }

  private get statistics(): string {
    return `/measurement?clientId=${this.sender.clientId}&startTimestamp=${this.begin}&endTimestamp=${this.begin + 20 * DAY}`;
  }
}

/**
 * True if the platform refuses for lack of space.
 * @throws on another refusal
 */
function isRefused(answer: Response): boolean {
  if (answer.ok) return false;
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  return true;
}

function ask(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Response> {
  const json = body && {
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  return fetch(`${url}${path}`, { method, headers, ...json });
}
