import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { FEATURE_NAMES } from "../../gateway/src/platform-api/features.js";
import { checkPlatform } from "../../gateway/src/platform-check/platformCheck.js";
import { reportOf } from "../../gateway/src/platform-check/report.js";
import { DEMO_ACCOUNTS, makeDemo } from "../../plain-platform/src/demo/demo.js";
import { buildServer } from "../../plain-platform/src/server.js";
import { SWITCH_VALUES, type Switches } from "../../plain-platform/src/switches.js";
import { callerNamesOf } from "../support/callerNames.js";

const NOW = Date.UTC(2026, 4, 20, 12) / 1_000;
const [ADMIN] = DEMO_ACCOUNTS;

/** Reads change nothing in it, and test data are deleted again. */
const { store } = makeDemo(NOW);

/** The check's report on the plain platform with its demo, and the calls that reached it. */
async function check(switches: Partial<Switches> = {}, write = false) {
  const server = buildServer({ switches, now: () => NOW, data: store });
  const platformUrl = await server.listen({ host: "127.0.0.1", port: 0 });
  const names = callerNamesOf(switches);
  const { email, password } = ADMIN;
  try {
    const asked = { platformUrl, email, password, names, timeoutMs: 10_000, now: NOW, write };
    const checked = await checkPlatform(asked);
    return { checked, calls: server.calls };
  } finally {
    await server.close();
  }
}

it("docs/platforms/plain.txt is what platform:check says of the plain platform", async () => {
  const { checked } = await check({}, true);
  const platform = "http://127.0.0.1:4101";
  const said = reportOf(checked, { platform, email: ADMIN.email, corrections: new Map() });
  expect(readFileSync(new URL("../../docs/platforms/plain.txt", import.meta.url), "utf8")).toBe(said);
});

/** Told only where a mail server, or a provider, is set: the check's platform has neither. */
const BY_SETTING: readonly string[] = ["account-mail", "sign-in-providers"];

it("docs/platforms/ours.txt names every feature of our platform", () => {
  const said = readFileSync(new URL("../../docs/platforms/ours.txt", import.meta.url), "utf8");
  const told = /\(x-platform-features\): (.*)/.exec(said)?.[1]?.split(", ") ?? [];
  const offered = FEATURE_NAMES.filter((name) => !BY_SETTING.includes(name));
  expect(told.toSorted()).toEqual(offered.toSorted());
});

it("changes nothing there", async () => {
  const { calls } = await check();
  const writes = calls
    .filter(({ method }) => method !== "GET")
    .map(({ method, path }) => `${method} ${path}`);
  expect(writes).toEqual(["POST /user/login", "POST /user/logout"]);
});

const EACH = Object.entries(SWITCH_VALUES).flatMap(([name, [, ...others]]) =>
  others.map((value): [string, string | number] => [name, value]),
);
it.each(EACH)("takes all that the plain platform answers with %s=%s", async (name, value) => {
  const { checked } = await check({ [name]: value });
  const notTaken = checked.calls.filter(({ outcome }) => outcome.kind !== "taken");
  expect(notTaken.map(({ call }) => call.path)).toEqual([]);
  const notUnderstood = checked.calls.flatMap(({ outcome }) =>
    outcome.kind === "taken" ? outcome.notes.notUnderstood : [],
  );
  expect(notUnderstood).toEqual([]);
});
