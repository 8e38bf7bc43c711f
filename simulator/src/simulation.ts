import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { DeviceSender } from "./delivery/deviceSender.js";
import type { Progress } from "./delivery/progress.js";
import { daysBefore, lastDayBegin } from "./delivery/schedule.js";
import type { StateFile } from "./delivery/stateFile.js";
import { demoDevices } from "./demo/devices.js";
import { demoFaults } from "./demo/faults.js";
import { demoFilms } from "./demo/films.js";
import { seedDemo } from "./demo/seed.js";
import { seedAdministration } from "./demo/seedAdministration.js";
import { seedNotes } from "./demo/seedNotes.js";
import { seedPublicKey } from "./demo/seedPublicKey.js";
import { seedVideos } from "./demo/seedVideos.js";
import type { SimulatorEnv } from "./env.js";
import { beginFaults, faultPath, watchFaults } from "./faults/faultFile.js";
import { makeFilm } from "./film/makeFilm.js";
import { type AdminApi, signIn } from "./platform-api/adminApi.js";
import { deviceApi } from "./platform-api/deviceApi.js";
import { PlatformRefusal, type PlatformUnavailable } from "./platform-api/errors.js";
import { type RetryOptions, retrying } from "./platform-api/retrying.js";

/** Devices that send at the same time while history is being caught up. Live ones are independent. */
const CATCHING_UP = 4;

export interface Surroundings {
  env: SimulatorEnv;
  state: StateFile;
  progress: Progress;
  log: Logger;
  /** Ends the simulation. */
  signal: AbortSignal;
}

const DAY = 86_400;

const now = (): number => Math.floor(Date.now() / 1000);

async function seed({ env, state, progress, signal }: Surroundings, retry: RetryOptions): Promise<void> {
  const account = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
  await retrying(async () => {
    const admin = await signIn(env.PLATFORM_URL, account, signal);
    await seedDemo(admin, demoDevices, state, lastDayBegin(now()) - (env.SIMULATOR_HISTORY_DAYS - 1) * DAY);
    await seedNotes(admin, now());
    const publicKey = await seedPublicKey(admin);
    if (publicKey !== undefined) progress.publicKey(publicKey);
    await admin.logOut();
    await beginFaults(faultPath(env.DATA_DIR), demoFaults(now()));
  }, retry);
}

type Account = Parameters<typeof signIn>[1];

/**
 * Data that only administrators and labellers see: it comes once all devices have reported their hardware,
 * and nothing waits for it.
 */
async function seedBehind(surroundings: Surroundings, retry: RetryOptions): Promise<void> {
  const { env, state, signal } = surroundings;
  const signInAs = (account: Account) => signIn(env.PLATFORM_URL, account, signal);
  const deviceOf = (apiKey: string) => deviceApi(env.PLATFORM_URL, apiKey, signal);
  await seedPart(surroundings, retry, "the administrators' part", (admin) =>
    seedAdministration(admin, state, { signIn: signInAs, deviceOf }),
  );
  const films = demoFilms(now());
  await seedPart(surroundings, retry, "the traffic videos", (admin) =>
    seedVideos(admin, films, { signIn: signInAs, makeFilm: (plan) => makeFilm(plan, signal) }),
  );
}

/** A part of the demo that may be missing. */
async function seedPart(
  { env, log, signal }: Surroundings,
  retry: RetryOptions,
  what: string,
  work: (admin: AdminApi) => Promise<void>,
): Promise<void> {
  try {
    await retrying(async () => {
      const account = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
      const admin = await signIn(env.PLATFORM_URL, account, signal);
      await work(admin);
      await admin.logOut();
    }, retry);
  } catch (error) {
    if (signal.aborted) throw error;
    log.warn(error, `${what} of the demo could not be made`);
  }
}

function senders({ env, state, log, signal }: Surroundings, retry: RetryOptions): DeviceSender[] {
  const made: DeviceSender[] = [];
  const broken = watchFaults(faultPath(env.DATA_DIR), (problem) => log.warn(problem));
  for (const { model } of demoDevices) {
    const known = model && state.device(model.serialNumber);
    if (!known) continue;
    const api = deviceApi(env.PLATFORM_URL, known.apiKey, signal);
    const faults = async () => (await broken())[model.serialNumber] ?? [];
    made.push(new DeviceSender({ seed: env.SIMULATOR_SEED, device: model, api, state, retry, now, faults }));
  }
  return made;
}

/** Does `work` for each item, a limited number at a time. */
async function each<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * Seeds the demo, sends the last 24 h, prints READY, then continues live while older days fill in behind.
 * Ends when the platform refuses all devices (its data folder was wiped: call it again), throws an AbortError
 * when stopped.
 */
export async function simulate(surroundings: Surroundings): Promise<void> {
  const { env, progress, log, signal } = surroundings;
  const onRetry = (failure: PlatformUnavailable, seconds: number): void =>
    log.warn({ failure: failure.message, seconds }, "platform not available, trying again");
  const retry = { signal, onRetry };

  progress.say("accounts and devices");
  await seed(surroundings, retry);
  const online = new Set(senders(surroundings, retry));
  const all = [...online];
  const since = lastDayBegin(now());

  /** Runs a device's step. A device whose key or data the platform refuses stays off line from then on. */
  const step = async (sender: DeviceSender, work: () => Promise<void>): Promise<void> => {
    if (!online.has(sender)) return;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof PlatformRefusal)) throw error;
      online.delete(sender);
      // Devices that upload every few hours would notice too late that a wiped platform no longer knows them.
      if ([...online].every(({ device }) => device.uploadEvery > 0)) online.clear();
      log.error({ device: sender.device.serialNumber, status: error.status }, error.message);
    }
  };

  let caughtUp = 0;
  await each(all, CATCHING_UP, async (sender) => {
    await step(sender, async () => {
      await sender.resume();
      await sender.tick(since);
    });
    progress.say(`last 24 h: ${++caughtUp} of ${all.length} devices`);
  });
  progress.ready();

  const live = async (sender: DeviceSender): Promise<void> => {
    while (online.has(sender)) {
      await sleep(env.SIMULATOR_LIVE_SECONDS * 1000, undefined, { signal });
      await step(sender, () => sender.tick(since));
    }
  };
  const history = async (): Promise<void> => {
    const days = daysBefore(since, env.SIMULATOR_HISTORY_DAYS - 1);
    for (const [index, day] of days.entries()) {
      await each(all, 1, (sender) => step(sender, () => sender.fill(day)));
      progress.say(`history: ${index + 2} of ${days.length + 1} days`);
    }
  };
  await Promise.all([seedBehind(surroundings, retry), history(), ...all.map(live)]);
}
