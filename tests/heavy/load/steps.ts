import { Calls } from "./calls.js";
import type { LoadGroup, SendingDevice } from "./groups.js";
import { atRate } from "./pacing.js";
import type { Viewer } from "./viewer.js";

/** What a step of load came to. */
export interface Step {
  /** Batches a second, or viewers. */
  load: number;
  isHeld: boolean;
  /** For people. */
  found: string;
}

/** A batch that takes longer makes a device's next one late in the end; an overview that takes longer is felt. */
const LIMITS_MS = { batch: 250, overview: 1000 };
const PAST_DAYS = 20;
/** The same load before it is measured: connections are made, code is compiled, newcomers are told what there is. */
const SETTLING_S = 5;
/** So that one batch after the other is of another group. */
const STRIDE = 101;
/** A thousand devices at a batch a minute. */
export const BATCHES_BESIDE_VIEWERS = 17;

const shown = (calls: Calls) =>
  `p50 ${calls.quantile(0.5).toFixed(0)}, p99 ${calls.quantile(0.99).toFixed(0)} ms`;
const isWithin = (calls: Calls, ms: number) => calls.failures.length === 0 && calls.quantile(0.99) <= ms;

/** Batches of a minute at an even rate, by turns of all devices. */
export async function stepOfBatches(devices: SendingDevice[], load: number, seconds: number): Promise<Step> {
  const send = (batches: Calls, forSeconds: number) =>
    atRate(load, forSeconds, (index) =>
      batches.of(async () => devices[index % devices.length]?.sendMinute(PAST_DAYS)),
    );
  await send(new Calls("batch"), SETTLING_S);
  const batches = new Calls("batch");
  const begun = performance.now();
  await send(batches, seconds);
  const rate = batches.answered / ((performance.now() - begun) / 1000);
  const isHeld = isWithin(batches, LIMITS_MS.batch) && rate > 0.95 * load;
  return { load, isHeld, found: `${load}: ${shown(batches)}${failed(batches)}` };
}

/** So many viewers listen and ask for the overview once a minute, while a thousand devices send. */
export async function stepOfViewers(groups: LoadGroup[], viewers: Viewer[], seconds: number): Promise<Step> {
  const devices = groups.flatMap((group) => group.devices);
  const load = (batches: Calls, overviews: Calls, forSeconds: number) =>
    Promise.all([
      atRate(BATCHES_BESIDE_VIEWERS, forSeconds, (index) =>
        batches.of(async () => devices[(index * STRIDE) % devices.length]?.sendMinute(PAST_DAYS)),
      ),
      atRate(viewers.length / 60, forSeconds, (index) =>
        overviews.of(async () => viewers[index % viewers.length]?.overview(groups[0]?.devices.length ?? 0)),
      ),
    ]);
  // Who has just come is first told of every device.
  await load(new Calls("batch"), new Calls("overview"), SETTLING_S);
  const [batches, overviews] = [new Calls("batch"), new Calls("overview")];
  const before = viewers.map(({ heardAt }) => heardAt.length);
  await load(batches, overviews, seconds);
  const heard = viewers.map(({ heardAt }, at) => heardAt.length - (before[at] ?? 0));
  const isHeld =
    isWithin(batches, LIMITS_MS.batch) &&
    isWithin(overviews, LIMITS_MS.overview) &&
    heard.every((count) => count > 0) &&
    viewers.every(({ failures }) => failures.length === 0);
  const messages = heard.reduce((sum, one) => sum + one, 0) / seconds;
  const found = `${viewers.length}: batch ${shown(batches)}, overview ${shown(overviews)}, ${messages.toFixed(0)} messages a second`;
  return { load: viewers.length, isHeld, found: found + failed(batches) + failed(overviews) };
}

function failed({ name, failures }: Calls): string {
  return failures.length === 0 ? "" : `, ${failures.length} of ${name} failed`;
}
