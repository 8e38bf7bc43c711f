import { setTimeout as pause } from "node:timers/promises";
import { addSender, type Sender, sendBatch } from "../../../platform/test/batchSender.js";
import type { Kills } from "../../../platform/test/killRounds.js";

/** Between a device's batches, and between its attempts. */
const DEVICE_PAUSE_MS = 100;
/** Each batch of a device has a minute of its own. */
const SECONDS_BACK = 30 * 86_400;

interface Waiting {
  since: number;
  url: string;
  resolve: (ms: number) => void;
}

/** Devices that send one batch after another, each to its own platform, and each batch until it is taken. */
export class Devices {
  readonly kills: Kills = { clientIds: [], acknowledged: new Map(), rounds: 0 };
  /** What else than 200 was answered. */
  readonly refusals = new Set<number>();
  private isOver = false;
  private waiting: Waiting[] = [];
  private running: Promise<void>[] = [];

  private constructor(private readonly urls: string[]) {}

  /** @param urls of the platforms */
  static async start(urls: string[], count: number): Promise<Devices> {
    const devices = new Devices(urls);
    const begin = Math.floor(Date.now() / 1000) - SECONDS_BACK;
    for (let index = 0; index < count; index += 1) {
      const url = urls[index % urls.length] ?? "";
      const sender = await addSender(url);
      devices.kills.clientIds.push(sender.clientId);
      devices.running.push(devices.send(url, sender, begin));
    }
    return devices;
  }

  get acknowledged(): number {
    return [...this.kills.acknowledged.values()].flat().length;
  }

  /** Waits until each platform has taken a batch that was sent after now. @returns the longest wait, ms */
  async takenAgain(): Promise<number> {
    const since = performance.now();
    const waits = this.urls.map(
      (url) => new Promise<number>((resolve) => this.waiting.push({ since, url, resolve })),
    );
    return Math.max(...(await Promise.all(waits)));
  }

  /** Waits until so many more batches are taken. @returns the longest wait of a platform for one, ms */
  async takenMore(count: number): Promise<number> {
    const enough = this.acknowledged + count;
    let longest = 0;
    while (this.acknowledged < enough) longest = Math.max(longest, await this.takenAgain());
    return longest;
  }

  /** Each device ends once its last batch is taken. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  private async send(url: string, sender: Sender, begin: number): Promise<void> {
    for (let index = 0; !this.isOver; index += 1) {
      const batchId = `batch ${index}`;
      let sent = performance.now();
      for (let status = 0; status !== 200; ) {
        sent = performance.now();
        ({ status } = await sendBatch(url, sender, index, begin, batchId));
        if (status !== 200) this.refusals.add(status);
        await pause(DEVICE_PAUSE_MS);
      }
      const known = this.kills.acknowledged.get(sender.clientId) ?? [];
      this.kills.acknowledged.set(sender.clientId, [...known, batchId]);
      this.tell(url, sent);
    }
  }

  private tell(url: string, sent: number): void {
    const isTaken = (one: Waiting) => one.url === url && one.since <= sent;
    for (const one of this.waiting.filter(isTaken)) one.resolve(performance.now() - one.since);
    this.waiting = this.waiting.filter((one) => !isTaken(one));
  }
}
