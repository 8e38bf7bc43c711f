/**
 * Twenty devices change, and every subscriber is notified: our gateway against graphql-ws with graphql-js over
 * the same schema, measured in turns. The gateways, the platform and the subscribers are separate processes.
 * Prints processor time a delivery, the time until the last subscriber has everything, memory a subscriber, and
 * the longest delay of the event loop.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Figures } from "./fanout/figures.js";
import { ChangingPlatform } from "./fanout/platform.js";
import { median } from "./support/timing.js";

const SIZES = (process.env.SUBSCRIBERS ?? "1000,5000").split(",").map(Number);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const WARM_UP = 2;
const FIRST = 0.2;
const CHANGED = Array.from({ length: 20 }, (_, index) => index + 1);
const SUBSCRIPTION = `subscription { clientStatus { id lastActiveDate alarms { text }
  info { firmwareVersion configName batteryVoltage rssi alarmLastActiveDate } } }`;
const LOADER = ["--import", fileURLToPath(new URL("../tools/swc-register.mjs", import.meta.url))];

interface Round {
  /** Microseconds of processor time. */
  cpu: number;
  /** Milliseconds from the change to the last delivery. */
  time: number;
  /** Longest delay of the event loop, milliseconds. */
  held: number;
}

function start(file: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const profile =
    process.env.CPU_PROFILE === file ? ["--cpu-prof", "--cpu-prof-dir=/tmp/fanout-profile"] : [];
  return fork(fileURLToPath(new URL(`fanout/${file}.ts`, import.meta.url)), args, {
    env: { ...process.env, NODE_ENV: "production", ...env },
    execArgv: [...LOADER, "--expose-gc", ...profile],
  });
}

async function answerOf<T>(child: ChildProcess, question?: string | object): Promise<T> {
  const answer = once(child, "message");
  if (question !== undefined) child.send(question);
  const [message] = (await answer) as [T];
  return message;
}

/** One gateway with its subscribers. */
class Measured {
  readonly rounds: Round[] = [];

  private constructor(
    private readonly platform: ChangingPlatform,
    private readonly session: string,
    private readonly server: ChildProcess,
    private readonly subscribers: ChildProcess,
    private readonly count: number,
    readonly memory: { rss: number; heap: number },
  ) {}

  /** @param name the file of the gateway, and the session of its subscribers */
  static async start(platform: ChangingPlatform, name: string, count: number): Promise<Measured> {
    const server = start(name, [], { PLATFORM_URL: platform.url });
    const { port } = await answerOf<{ port: number }>(server);
    const subscribers = start("subscribers", [String(port), name, SUBSCRIPTION]);
    // The first ones fill memory left free at start; the memory of the others is measured.
    await answerOf(subscribers, { open: count * FIRST });
    const before = await answerOf<Figures>(server, "memory");
    await answerOf(subscribers, { open: count * (1 - FIRST) });
    const after = await answerOf<Figures>(server, "memory");
    const more = count * (1 - FIRST);
    const memory = { rss: (after.rss - before.rss) / more, heap: (after.heap - before.heap) / more };
    return new Measured(platform, name, server, subscribers, count, memory);
  }

  async round(isWarm: boolean): Promise<void> {
    this.subscribers.send({ expect: CHANGED.length * this.count });
    const before = await answerOf<Figures>(this.server, "figures");
    const begun = process.hrtime.bigint();
    this.platform.change(this.session, CHANGED);
    const { lastAt } = await answerOf<{ lastAt: string }>(this.subscribers);
    const { cpu, held } = await answerOf<Figures>(this.server, "figures");
    const time = Number(BigInt(lastAt) - begun) / 1e6;
    if (isWarm) this.rounds.push({ cpu: cpu - before.cpu, time, held });
  }

  /** Microseconds of processor time a delivery. */
  get cpu(): number {
    return median(this.rounds.map(({ cpu }) => cpu)) / (this.count * CHANGED.length);
  }

  get time(): number {
    return median(this.rounds.map(({ time }) => time));
  }

  /** Median of the rounds' longest delays: now and then the system withholds the processor for any length of time. */
  get held(): number {
    return median(this.rounds.map(({ held }) => held));
  }

  async stop(): Promise<void> {
    this.subscribers.kill();
    const over = once(this.server, "exit");
    this.server.kill("SIGINT");
    await over;
  }
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

for (const size of SIZES) {
  const platform = await ChangingPlatform.start();
  const ours = await Measured.start(platform, "ours", size);
  const plain = await Measured.start(platform, "plain", size);
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1)
    for (const measured of [ours, plain]) await measured.round(round >= WARM_UP);
  console.log(`${size} subscribers, ${CHANGED.length} devices changed`);
  const lines: [string, (measured: Measured) => string, number?][] = [
    ["processor time a delivery", ({ cpu }) => `${cpu.toFixed(2)} µs`, ours.cpu / plain.cpu],
    ["change to the last", ({ time }) => `${time.toFixed(0)} ms`, ours.time / plain.time],
    ["memory a subscriber, RSS", ({ memory }) => kB(memory.rss), ours.memory.rss / plain.memory.rss],
    ["memory a subscriber, heap", ({ memory }) => kB(memory.heap), ours.memory.heap / plain.memory.heap],
    ["event loop held up", ({ held }) => `${held.toFixed(1)} ms`, ours.held / plain.held],
  ];
  for (const [name, figure, ratio = Number.NaN] of lines)
    console.log(`  ${name}: ours ${figure(ours)}, plain ${figure(plain)}, ratio ${ratio.toFixed(3)}`);
  await Promise.all([ours.stop(), plain.stop()]);
  platform.stop();
}
