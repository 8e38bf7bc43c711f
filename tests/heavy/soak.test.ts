import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { ADMIN } from "../../platform/test/testPlatform.js";
import { keepFigures } from "../../tools/figures.mjs";
import { PlatformApi } from "../support/platformApi.js";
import { Calls } from "./load/calls.js";
import { addGroups, DEVICES_A_GROUP, type LoadGroup } from "./load/groups.js";
import { Memory } from "./load/memory.js";
import { everyMinute } from "./load/pacing.js";
import { type Engine, PARTS, type PartName, Product } from "./load/product.js";
import { Viewer } from "./load/viewer.js";

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const WARM_UP = Number(process.env.SOAK_WARMUP ?? 8);
const ENGINE: Engine = process.env.SOAK_ENGINE === "postgres" ? "postgres" : "sqlite";
const GROUPS = 10;
const VIEWERS_A_GROUP = 10;
const MINUTE_MS = 60_000;
/**
 * In a full run the middles of the first and the last quarter are 16 minutes apart: 16,000 batches, 3,200
 * queries, 160,000 messages, 16 reports. A leak of 1.3 kB a batch, 130 bytes a message or 2 MB a report
 * therefore breaks it; garbage collection moves the median of a quarter by a few MB.
 */
const GROWTH_AT_MOST = { mb: 20, share: 0.1 };

let product: Product;
let groups: LoadGroup[];
let viewers: { viewer: Viewer; group: LoadGroup }[];

beforeAll(async () => {
  product = await Product.start(ENGINE);
  groups = await addGroups(await PlatformApi.signIn(product.platform.url, ADMIN), GROUPS);
  viewers = [];
  for (const group of groups)
    for (let index = 0; index < VIEWERS_A_GROUP; index += 1) {
      const sessionId = await PlatformApi.sessionOf(product.platform.url, group.account);
      viewers.push({ viewer: new Viewer(product.gateway.url, sessionId), group });
    }
  await Promise.all(viewers.map(({ viewer }) => viewer.listen()));
}, 300_000);
afterAll(async () => {
  await Promise.all((viewers ?? []).map(({ viewer }) => viewer.leave()));
  await product?.close();
}, 60_000);

it(
  "holds a thousand devices and a hundred viewers without an error, a loss or a leak",
  async () => {
    const devices = groups.flatMap((group) => group.devices);
    const kinds = ["batch", "overview", "month's statistics", "report"].map((name) => new Calls(name));
    const [batches, overviews, months, reports] = kinds as [Calls, Calls, Calls, Calls];
    const begin = Date.now();
    const span = { begin, minutes: MINUTES };
    const share = (index: number, of: number) => index / of;
    const withHistory = (group: LoadGroup) => group.devices[0]?.id ?? 0;
    const load = Promise.all([
      ...devices.map((device, at) =>
        everyMinute(span, share(at, devices.length), () => batches.of(() => device.send())),
      ),
      ...viewers.map(({ viewer, group }, at) =>
        everyMinute(span, share(at, viewers.length), async () => {
          await overviews.of(() => viewer.overview(DEVICES_A_GROUP));
          await months.of(() => viewer.month(withHistory(group)));
        }),
      ),
      everyMinute(span, 0.5, (round) =>
        reports.of(async () => {
          const chosen = viewers[round % viewers.length];
          await chosen?.viewer.report(withHistory(chosen.group));
        }),
      ),
    ]);
    await sleep(WARM_UP * MINUTE_MS);
    const memory = new Memory(product);
    await load.finally(() => memory.stop());

    const failures = [...kinds, ...viewers.map(({ viewer }) => viewer)].flatMap((one) => one.failures);
    expect([failures, product.errorLines()]).toEqual([[], []]);
    expect(batches.answered).toBe(devices.length * MINUTES);
    expect(viewers.filter(({ viewer }) => !heardEachMinute(viewer, begin)).length).toBe(0);
    await expectStored(begin);
    const grown = PARTS.map((part) => ({ part, ...memory.growth(part) }));
    keepFigures(
      "soak",
      ["what", "measured"],
      [
        ["engine, minutes, of them warm-up", `${ENGINE}, ${MINUTES}, ${WARM_UP}`],
        ...kinds.map((kind) => kind.row()),
        ["messages to viewers", String(viewers.reduce((sum, { viewer }) => sum + viewer.heardAt.length, 0))],
        ["errors, readings lost", "0, 0"],
        ...grown.map(
          ({ part, first, last, slope }) =>
            [
              `${part}: memory in the first quarter, in the last, slope`,
              `${first.toFixed(0)}, ${last.toFixed(0)} MB, ${slope.toFixed(0)} MB an hour`,
            ] as const,
        ),
      ],
    );
    expect(grown.filter(isTooMuch)).toEqual([]);
  },
  (MINUTES + 5) * MINUTE_MS,
);

function heardEachMinute({ heardAt }: Viewer, begin: number): boolean {
  const minutes = new Set(heardAt.map((at) => Math.floor((at - begin) / MINUTE_MS)));
  return Array.from({ length: Math.floor(MINUTES) }, (_, minute) => minute).every((minute) =>
    minutes.has(minute),
  );
}

/** Each device's vehicles as its viewers see them are the acknowledged ones. */
async function expectStored(begin: number): Promise<void> {
  for (const group of groups) {
    const { viewer } = viewers.find((one) => one.group === group) ?? {};
    const counted = await viewer?.vehicles(Math.floor(begin / 1000) - 3600);
    expect(group.devices.map(({ id }) => counted?.get(id))).toEqual(
      group.devices.map(({ acknowledged }) => acknowledged),
    );
  }
}

/** By the quarters' medians, and by the slope over the time between them. */
function isTooMuch({ first, last, slope }: { part: PartName; first: number; last: number; slope: number }) {
  const bound = Math.max(GROWTH_AT_MOST.mb, GROWTH_AT_MOST.share * first);
  const hours = (0.75 * (MINUTES - WARM_UP)) / 60;
  return last - first > bound || slope * hours > bound;
}
