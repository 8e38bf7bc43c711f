import { describe, expect, it } from "@jest/globals";
import { vulnerabilities } from "../../tools/dependencies/audit.mjs";
import { licenceFaults } from "../../tools/dependencies/licences.mjs";
import { howFar, outdatedRows } from "../../tools/dependencies/outdated.mjs";
import { overrideFaults } from "../../tools/dependencies/overrides.mjs";
import { scriptFaults } from "../../tools/dependencies/scripts.mjs";
import { nodeFaults, versionFaults } from "../../tools/dependencies/versions.mjs";

describe("licences", () => {
  const rules = {
    allowed: ["MIT", "Apache-2.0"],
    forDevelopment: ["MPL-2.0"],
    exceptions: { map: { licence: "Hippocratic-2.1", why: "asked for" } },
  };
  const map = { name: "map", version: "5.0.0", licence: "Hippocratic-2.1", ships: true };
  const faults = (licence: string | undefined, ships = true) =>
    licenceFaults([map, { name: "one", version: "1.0.0", licence, ships }], rules);

  it.each(["MIT", "Apache-2.0 AND MIT", "(MIT OR GPL-3.0-only)", "MIT AND (Apache-2.0 OR GPL-3.0-only)"])(
    "let %s ship",
    (licence) => {
      expect(faults(licence)).toEqual([]);
    },
  );

  it.each(["GPL-3.0-only", "MIT AND GPL-3.0-only", "MPL-2.0", "SEE LICENSE IN LICENSE.md", "UNLICENSED"])(
    "let %s not ship",
    (licence) => {
      expect(faults(licence)).toEqual([`one@1.0.0 (ships): ${licence}`]);
    },
  );

  it("allow more to what only we use", () => {
    expect(faults("MPL-2.0", false)).toEqual([]);
    expect(faults("GPL-3.0-only", false)).toEqual(["one@1.0.0 (development): GPL-3.0-only"]);
  });

  it("must be told", () => {
    expect(faults(undefined)).toEqual(["one@1.0.0 (ships): tells no licence"]);
  });

  it("are excepted by package and licence, while it is needed", () => {
    expect(licenceFaults([{ ...map, licence: "GPL-3.0-only" }], rules)).toEqual([
      "map@5.0.0 (ships): GPL-3.0-only",
      "the exception for map no longer applies",
    ]);
    expect(licenceFaults([{ ...map, licence: "MIT" }], rules)).toEqual([
      "the exception for map no longer applies",
    ]);
  });
});

describe("install scripts", () => {
  const built = { name: "built", version: "1.0.0", hasInstallScript: true };

  it.each([true, false])("may be known as %s", (allowed) => {
    expect(scriptFaults([built], { built: allowed }, { built: "why" })).toEqual([]);
  });

  it("are refused where nobody has looked at them", () => {
    expect(scriptFaults([built], {}, {})).toEqual(["built@1.0.0 has one that is not in allowScripts"]);
  });

  it("are not known beyond their package, nor without a reason", () => {
    const plain = { ...built, hasInstallScript: false };
    expect(scriptFaults([plain], { built: true }, { built: "why" })).toEqual([
      "built of allowScripts has none",
    ]);
    expect(scriptFaults([built], { built: true }, {})).toEqual(["no reason says why allowScripts has built"]);
    expect(scriptFaults([], {}, { built: "why" })).toEqual([
      "a reason is told for built, which is not in allowScripts",
    ]);
  });
});

it("overrides no version without a reason, and tells none without an override", () => {
  expect(overrideFaults({ one: "1.0.0" }, { one: "why" })).toEqual([]);
  expect(overrideFaults({ one: "1.0.0" }, { other: "why" })).toEqual([
    "no reason says why one is overridden",
    "a reason is told for other, which is not overridden",
  ]);
});

it("takes one version of each package, in all parts", () => {
  const web = { dependencies: { graphql: "16.15.0" } };
  expect(versionFaults({ web, ".": { devDependencies: { graphql: "16.15.0" } } })).toEqual([]);
  expect(versionFaults({ web, ".": { devDependencies: { graphql: "16.14.0" } } })).toEqual([
    "graphql: 16.15.0 (web), 16.14.0 (.)",
  ]);
});

it("takes nothing that wants a newer Node, but where npm may leave it out", () => {
  const cookie = { name: "cookie", version: "2.0.2", node: ">=22", optional: false };
  expect(nodeFaults([cookie], ">=20.19")).toEqual(["cookie@2.0.2 wants >=22"]);
  expect(nodeFaults([{ ...cookie, optional: true }], ">=20.19")).toEqual([]);
  expect(nodeFaults([{ ...cookie, node: "^20.19.0 || >=22.12.0" }], ">=20.19")).toEqual([]);
});

it.each([
  ["1.2.3", "2.0.0", "major"],
  ["1.2.3", "1.3.0", "minor"],
  ["0.28.18", "0.28.19", "patch"],
  ["2.0.0-rc.4", "1.1.1", "ahead"],
  ["2.0.0-rc.4", "2.0.0", "major"],
])("says how far %s is behind %s", (ours, latest, far) => {
  expect(howFar(ours, latest)).toBe(far);
});

it("lists what is outdated, the farthest first, once for all parts", () => {
  const answer = {
    kysely: [
      { current: "0.28.18", latest: "0.28.19", dependent: "platform" },
      { current: "0.28.18", latest: "0.28.19", dependent: "web" },
    ],
    graphiql: { current: "4.1.2", latest: "5.4.0", dependent: "web" },
  };
  expect(outdatedRows(answer, { graphiql: "Monaco" })).toEqual([
    ["graphiql", "4.1.2", "5.4.0", "major", "web", "Monaco"],
    ["kysely", "0.28.18", "0.28.19", "patch", "platform, web", ""],
  ]);
});

it("fails by grave vulnerabilities of what ships, and tells the others", () => {
  const one = {
    name: "one",
    range: "<2",
    via: [{ url: "https://example.org/1" }],
    nodes: ["node_modules/one"],
  };
  const of = (severity: string, ships: boolean) =>
    vulnerabilities({ vulnerabilities: { one: { ...one, severity } } }, [
      { path: "node_modules/one", ships },
    ]);
  expect(of("high", true)).toEqual({ faults: ["one <2 (ships): high, https://example.org/1"], told: [] });
  expect(of("low", true)).toEqual({ faults: [], told: ["one <2 (ships): low, https://example.org/1"] });
  expect(of("critical", false).faults).toEqual([]);
});
