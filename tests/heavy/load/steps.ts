import { Calls } from "./calls.js";
import type { LoadGroup, SendingDevice } from "./groups.js";
import { atRate } from "./pacing.js";
import type { Viewer } from "./viewer.js";

/** Result of a step of load. */
export interface Step {
  /** Batches a second, or viewers. */
  load: number;
  isHeld: boolean;
  /** For people. */
  found: string;
}

/** A slower batch finally delays a device's next one; a slower overview is noticeable. */
const LIMITS_MS = { batch: 250, overview: 1000 };
const PAST_DAYS = 20;
/** The same load before the measurement: connections are made, code is compiled, new viewers get all data. */
const SETTLING_S = 5;
/** Makes successive batches come from different groups. */
const STRIDE = 101;
/** A thousand devices at a batch a minute. */
export const BATCHES_BESIDE_VIEWERS = 17;

const shown = (calls: Calls) =>
  `p50 ${calls.quantile(0.5).toFixed(0)}, p99 ${calls.quantile(0.99).toFixed(0)} ms`;
const isWithin = (calls: Calls, ms: number) => calls.failures.length === 0 && calls.quantile(0.99) <= ms;

/** Batches of a minute at a constant rate, from all devices in turn. */
export async function stepOfBatches(devices: SendingDevice[], load: number, seconds: number): Promise<Step> {
  // Made before they are sent: the sender shares the machine with what it measures.
  const made = (forSeconds: number) =>
    Array.from({ length: load * forSeconds }, (_, index) =>
      devices[index % devices.length]?.nextMinute(PAST_DAYS),
    );
  const [first, measured] = [made(SETTLING_S), made(seconds)];
  const [settling, batches] = [new Calls("batch"), new Calls("batch")];
  await atRate(load, SETTLING_S, (index) => settling.of(async () => first[index]?.()));
  const begun = performance.now();
  await atRate(load, seconds, (index) => batches.of(async () => measured[index]?.()));
  const rate = batches.answered / ((performance.now() - begun) / 1000);
  const isHeld = isWithin(batches, LIMITS_MS.batch) && rate > 0.95 * load;
  return { load, isHeld, found: `${load}: ${shown(batches)}${failed(batches)}` };
}

/** Viewers listen and query the overview once a minute, while a thousand devices send. */
export async function stepOfViewers(groups: LoadGroup[], viewers: Viewer[], seconds: number): Promise<Step> {
  const devices = groups.flatMap((group) => group.devices);
  const load = (batches: Calls, overviews: Calls, forSeconds: number) =>
    Promise.all([
      atRate(BATCHES_BESIDE_VIEWERS, forSeconds, (index) =>
        batches.of(async () => devices[(index * STRIDE) % devices.length]?.nextMinute(PAST_DAYS)()),
      ),
      atRate(viewers.length / 60, forSeconds, (index) =>
        overviews.of(async () => viewers[index % viewers.length]?.overview(groups[0]?.devices.length ?? 0)),
      ),
    ]);
  // A new viewer first gets every device.
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
