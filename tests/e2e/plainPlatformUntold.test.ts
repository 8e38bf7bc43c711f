import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { Untold } from "../contact/untold.js";
import { PLAIN, usePlainSite } from "../support/plainSite.js";
import { adminScreens, COUNTED, devicesOf, faultsOf, roadScreens } from "./plainScreens.js";

/** A platform that leaves out whatever it may leave out: no screen states what was not told. */
const untold = new Untold();
const site = usePlainSite(untold.rewrite);
/** What the demo's valves tell in their metadata, which stay. */
const IN_METADATA: ReadonlySet<string> = new Set(["Odprti", "Zaprti", "Neznano"]);

/** What screens say all the same, each person's by their paths. */
async function faults(counted: ReadonlySet<string>) {
  const [sign = 0] = devicesOf(site);
  const walks = [
    { who: PLAIN.roads, screens: roadScreens(sign) },
    { who: PLAIN.water, screens: ["/overview"] },
    { who: PLAIN.admin, screens: adminScreens(sign) },
  ];
  const found: Record<string, unknown> = {};
  for (const { who, screens } of walks) {
    const window = await site.openAs(who);
    Object.assign(found, await faultsOf(site, window, screens, "sl", counted));
    await window.close();
  }
  return found;
}

/** All names that may be missing, once each screen has asked for its own. */
async function allNames(): Promise<string[]> {
  untold.take([]);
  expect(await faults(COUNTED)).toEqual({});
  return [...untold.names];
}

it("says nothing on any screen that it was not told, where all or some of it is missing", async () => {
  const names = await allNames();
  expect(names.length).toBeGreaterThan(60);
  untold.take(names);
  expect(await faults(IN_METADATA)).toEqual({});
  const seed = Date.now();
  for (const taken of fc.sample(fc.subarray(names, { minLength: 1 }), { numRuns: 2, seed })) {
    untold.take(taken);
    expect({ taken, found: await faults(COUNTED) }).toEqual({ taken, found: {} });
  }
}, 600_000);
