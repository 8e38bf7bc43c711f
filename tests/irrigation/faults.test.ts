import { afterEach, expect, it } from "@jest/globals";
import { ValveBed } from "./valveBed.js";

const PING = 60;
const TICK = 15;
const HOUR = 3600;
/** 05:00 in Ljubljana. */
const OPENS = Date.UTC(2026, 10, 15, 4) / 1000;
const SCHEDULE = [{ start_time: "05:00", duration: HOUR, weekDays: Array(7).fill(true) }];

let bed: ValveBed;
afterEach(() => bed.stop());

const deviation = async () => (await bed.shown()).valve.deviation;

it.each([
  ["stuckOpen", OPENS - HOUR, true],
  ["stuckClosed", OPENS, false],
] as const)(
  "a valve that is %s deviates after two pings, until it is mended",
  async (fault, since, urgent) => {
    bed = await ValveBed.start(SCHEDULE, since - 5 * PING);
    await bed.live(since, TICK);
    bed.device.break(fault);
    await bed.live(since + 2 * PING, TICK);
    expect(await deviation()).toBeNull();
    await bed.live(since + 3 * PING, TICK);
    expect(await deviation()).toEqual({ since, urgent });

    bed.device.break("none");
    await bed.live(bed.now + PING, TICK);
    expect(await deviation()).toBeNull();
  },
);

it("a run that a stuck valve slept through was missed", async () => {
  bed = await ValveBed.start(SCHEDULE, OPENS - HOUR);
  bed.device.break("stuckClosed");
  await bed.live(OPENS + 2 * HOUR, HOUR / 4);
  const { runs } = await bed.history(OPENS - HOUR, OPENS + 2 * HOUR);
  expect(runs).toMatchObject([{ from: OPENS, to: OPENS + HOUR, kind: "scheduled", outcome: "missed" }]);
});

it("of a silent valve nobody says that it is closed: after an hour it is unknown, and late", async () => {
  bed = await ValveBed.start(SCHEDULE, OPENS - HOUR);
  await bed.live(OPENS - HOUR + 5 * PING);
  bed.device.break("silent");
  await bed.order({ mode: "manualOn" });
  await bed.live(OPENS + HOUR / 4);
  const { info, valve } = await bed.shown();
  expect(valve).toMatchObject({
    state: "UNKNOWN",
    deviation: null,
    order: { heardDate: null, state: "waiting" },
  });
  expect(info.alarmLastActiveDate).not.toBeNull();
  bed.device.break("none");
  await bed.live(bed.now + 2 * PING);
  expect((await bed.shown()).valve).toMatchObject({ state: "OPEN", order: { state: "confirmed" } });
});
