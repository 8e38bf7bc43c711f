import { expect, it } from "@jest/globals";
import { ADMIN } from "../../platform/test/testPlatform.js";
import { keepFigures } from "../../tools/figures.mjs";
import { PlatformApi } from "../support/platformApi.js";
import { figuresOfTree } from "../support/processTree.js";
import { addGroups, addPeople, HISTORY_DAYS, type LoadGroup } from "./load/groups.js";
import { type Engine, PARTS, Product } from "./load/product.js";
import { type Step, stepOfBatches, stepOfViewers } from "./load/steps.js";
import { Viewer } from "./load/viewer.js";

const STEP_S = Number(process.env.CAPACITY_STEP ?? 20);
const RATES = [25, 50, 100, 200, 400, 800, 1200, 1600, 2000, 2400];
/** Of the most that is held: what a machine should be planned for. */
const PLANNED = 0.75;
const VIEWERS = [100, 500, 1000, 2000, 4000];
const GROUPS = 10;
const ENGINES: Engine[] = ["sqlite", "postgres"];

interface Found {
  steps: Step[];
  planned: Step;
  viewers: Step[];
  /** Bytes for one device's day of 8,000 vehicles, in batches of an hour. */
  bytesADay: number;
  memory: string;
}

/** From the lowest load to the first that is not held. */
async function climb(loads: number[], step: (load: number) => Promise<Step>): Promise<Step[]> {
  const steps: Step[] = [];
  for (const load of loads) {
    const found = await step(load);
    steps.push(found);
    if (!found.isHeld) break;
  }
  return steps;
}

async function databaseBytes(admin: PlatformApi): Promise<number> {
  const { database } = await admin.get<{ database: { bytes: number } }>("/system");
  return database.bytes;
}

/** Viewers are people: each has an account and a session. */
async function climbViewers(product: Product, admin: PlatformApi, groups: LoadGroup[]): Promise<Step[]> {
  const viewers: Viewer[] = [];
  try {
    return await climb(VIEWERS, async (load) => {
      const sessions = await addPeople(admin, groups, load - viewers.length);
      const more = sessions.map((sessionId) => new Viewer(product.gateway.url, sessionId));
      viewers.push(...more);
      await Promise.all(more.map((viewer) => viewer.listen()));
      return stepOfViewers(groups, viewers, STEP_S);
    });
  } finally {
    await Promise.all(viewers.map((viewer) => viewer.leave()));
  }
}

async function measure(engine: Engine): Promise<Found> {
  const product = await Product.start(engine);
  try {
    const admin = await PlatformApi.signIn(product.platform.url, ADMIN);
    const empty = await databaseBytes(admin);
    const groups = await addGroups(admin, GROUPS);
    const bytesADay = ((await databaseBytes(admin)) - empty) / (GROUPS * HISTORY_DAYS);
    const viewers = await climbViewers(product, admin, groups);
    const devices = groups.flatMap((group) => group.devices);
    const steps = await climb(RATES, (rate) => stepOfBatches(devices, rate, STEP_S));
    const planned = await stepOfBatches(devices, mostOf(steps) * PLANNED, STEP_S);
    const memory = PARTS.map((part) => `${part} ${figuresOfTree(product.pidOf(part)).pss.toFixed(0)}`);
    return { steps, planned, viewers, bytesADay, memory: `${memory.join(", ")} MB` };
  } finally {
    await product.close();
  }
}

const mostOf = (steps: Step[]) => steps.findLast(({ isHeld }) => isHeld)?.load ?? 0;
const foundIn = (steps: Step[]) => steps.map(({ found }) => found).join("<br>");

it("holds the first steps of load on either engine, and says how far it goes", async () => {
  const all: Found[] = [];
  for (const engine of ENGINES) all.push(await measure(engine));
  const row = (what: string, of: (found: Found) => string) => [what, ...all.map(of)];
  keepFigures(
    "capacity",
    ["what", "SQLite", "PostgreSQL"],
    [
      row("batches a second, of a minute each", ({ steps }) => foundIn(steps)),
      row("at three quarters of the most", ({ planned }) => planned.found),
      row("devices at a batch a minute", ({ steps }) => (mostOf(steps) * 60).toLocaleString("en")),
      row("their readings a day, at 8,000 vehicles each", ({ steps }) =>
        (mostOf(steps) * 60 * 8000).toLocaleString("en"),
      ),
      row("viewers, beside a thousand devices", ({ viewers }) => foundIn(viewers)),
      row(
        "a device's day of 8,000 vehicles, stored",
        ({ bytesADay }) => `${(bytesADay / 1000).toFixed(1)} kB`,
      ),
      row("memory at the end", ({ memory }) => memory),
    ],
  );
  for (const { steps, viewers } of all) {
    expect(steps[0]).toMatchObject({ isHeld: true });
    expect(viewers[0]).toMatchObject({ isHeld: true });
  }
}, 3_600_000);
