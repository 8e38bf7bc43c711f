import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { EventStream } from "../../platform/test/eventStream.js";
import { expectWhole } from "../../platform/test/expectWhole.js";
import { type PlatformProcess, startProcess } from "../../platform/test/process.js";
import { ADMIN } from "../../platform/test/testPlatform.js";
import { FAILOVER_HELP, type Failover, hasAutoFailover, startFailover } from "../../tools/failover.mjs";
import { keepFigures } from "../../tools/figures.mjs";
import { Devices } from "./failover/devices.js";
import { Monitor } from "./failover/monitor.js";

const ROUNDS = Number(process.env.FAILOVERS ?? 5);
const DEVICES = 8;
/** Before each loss. */
const BATCHES_BEFORE = 200;
/** Without the monitor, for longer than its nodes wait for anything. */
const BATCHES_ALONE = 3_000;
/** A loss takes about a minute, the return half of one. */
const ROUND_MS = 180_000;

const isInstalled = hasAutoFailover();
if (!isInstalled)
  process.stderr.write(`\nThe tests of failover by a manager are SKIPPED. ${FAILOVER_HELP}\n\n`);
const seconds = (times: number[]) => times.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(", ");

(isInstalled ? describe : describe.skip)("a manager over two database servers", () => {
  let failover: Failover;
  let monitor: Monitor;
  let platforms: PlatformProcess[];

  beforeEach(async () => {
    failover = await startFailover();
    monitor = await Monitor.open(failover.monitorUrl);
    await monitor.settled();
    platforms = [];
    for (const _ of [1, 2]) {
      const platform = await startProcess({ DATABASE_URL: failover.url }, "built");
      platforms.push(platform);
      await platform.ready;
    }
  }, ROUND_MS);
  afterEach(async () => {
    for (const { process, exit } of platforms) {
      process.kill("SIGKILL");
      await exit;
    }
    await monitor.close();
    await failover.stop();
  }, ROUND_MS);

  const startDevices = () =>
    Devices.start(
      platforms.map(({ url }) => url),
      DEVICES,
    );

  /** All batches are stored, once, and no platform has answered anything but "later" in between. */
  async function expectNothingLost(devices: Devices): Promise<void> {
    await devices.stop();
    expect([...devices.refusals].filter((status) => status !== 503)).toEqual([]);
    await expectWhole({ DATABASE_URL: failover.url, DATA_DIR: "" }, devices.kills);
  }

  it(
    "takes batches again by itself after the first server is lost, again and again, and loses and conceals none",
    async () => {
      const stream = await openStream(platforms[1]);
      const devices = await startDevices();
      const [untilTaken, untilBack]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { first } = await monitor.settled();
        await devices.takenMore(BATCHES_BEFORE);
        await failover.lose(first);
        untilTaken.push(await devices.takenAgain());
        const begin = performance.now();
        await failover.start(first);
        expect((await monitor.settled()).second).toBe(first);
        untilBack.push(performance.now() - begin);
      }
      await expectNothingLost(devices);
      const isTold = ({ events }: EventStream) =>
        events.filter(([, type]) => type === "client.measurement").length >= devices.acknowledged;
      await stream.until((one) => one.isOver || isTold(one));
      expect(isTold(stream)).toBe(true);
      keepFigures(
        "failover",
        ["what", "measured"],
        [
          ["first servers killed with their keepers", String(ROUNDS)],
          ["batches acknowledged", String(devices.acknowledged)],
          ["of these lost, or half there", "0"],
          ["of these not told to who listens at the other platform", "0"],
          ["until both platforms took batches again", seconds(untilTaken)],
          ["until the lost server, started again, was the second one", seconds(untilBack)],
        ],
      );
    },
    ROUND_MS * (ROUNDS + 1),
  );

  it(
    "goes on without the second server and without the monitor, and switches over when asked",
    async () => {
      const devices = await startDevices();
      const { second } = await monitor.settled();
      await failover.lose(second);
      const withoutSecond = await devices.takenAgain();
      await failover.start(second);
      await monitor.settled();

      await monitor.switchOver();
      const switched = await devices.takenAgain();
      expect((await monitor.settled()).first).toBe(second);

      await monitor.close();
      await failover.lose("monitor");
      const withoutMonitor = await devices.takenMore(BATCHES_ALONE);
      await failover.start("monitor");
      await expectNothingLost(devices);
      monitor = await Monitor.open(failover.monitorUrl);
      keepFigures(
        "failover-parts",
        ["what", "until batches are taken again"],
        [
          ["the second server killed", seconds([withoutSecond])],
          ["a switchover asked for", seconds([switched])],
          [`the monitor killed: longest wait in ${BATCHES_ALONE} batches`, seconds([withoutMonitor])],
        ],
      );
    },
    4 * ROUND_MS,
  );
});

async function openStream(platform: PlatformProcess | undefined): Promise<EventStream> {
  if (!platform) throw new Error("There is no other platform.");
  const signedIn = await fetch(`${platform.url}/user/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const { sessionId } = (await signedIn.json()) as { sessionId: string };
  return EventStream.open(Number(new URL(platform.url).port), { "x-session-id": sessionId });
}
