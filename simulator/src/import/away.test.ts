import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { ImportBed } from "../../test/importBed.js";
import type { Import } from "./importJson.js";

let bed: ImportBed;

beforeAll(async () => {
  bed = await ImportBed.create();
}, 60_000);
afterAll(() => bed.remove());
beforeEach(async () => {
  await bed.addDevice();
});

const DAY = ["2026-01-05T00:00", "2026-01-06T00:00"] as const;

it("waits for a platform that is away, and goes on", async () => {
  const file = await bed.write("time;speed\n2026-01-05T08:00:00Z;40\n2026-01-05T08:01:00Z;50\n");
  await bed.platform.kill();
  let started: Promise<void> | undefined;
  const onSay = (line: string) => {
    if (line.startsWith("platform not available")) started ??= bed.platform.start();
  };
  expect(await bed.run([file], { patience: 60, onSay })).toMatchObject({ code: 0 });
  await started;
  expect(await bed.figures(...DAY)).toMatchObject({ total_vehicles: 2, average_speed: 45 });
}, 60_000);

it.each(["Reading", "Bringing in"])(
  "has every record once where the platform is killed while: %s",
  async (step) => {
    // One road user per minute of sixty days, some of them on the fifth of January.
    const start = Date.parse("2026-01-01T00:00:00Z") / 1000;
    const lines = Array.from({ length: 60 * 1440 }, (_, at) => `${start + at * 60};${20 + (at % 40)}`);
    const file = await bed.write(`time;speed\n${lines.join("\n")}\n`);
    let killed: Promise<void> | undefined;
    let started: Promise<void> | undefined;
    const onSay = (line: string) => {
      if (line.startsWith(step)) killed ??= bed.platform.kill();
      if (line.startsWith("platform not available")) started ??= killed?.then(() => bed.platform.start());
    };
    expect(await bed.run([file], { patience: 60, onSay })).toMatchObject({ code: 0 });
    expect(killed).toBeDefined();
    // The command may have finished before it noticed.
    await killed;
    await (started ?? bed.platform.start());
    expect(await bed.figures(...DAY)).toMatchObject({ total_vehicles: 1440, average_speed: 39.5 });
    const [{ look } = { look: null }] = await bed.get<Import[]>("import/list", { clientId: bed.clientId });
    expect(look).toMatchObject({ vehicles: 60 * 1440, gapCount: 0 });
  },
  60_000,
);
