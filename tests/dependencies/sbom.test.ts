import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { homedir, hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "@jest/globals";
import { lockedPackages } from "../../tools/dependencies/lock.mjs";

type Component = {
  "bom-ref": string;
  name: string;
  version: string;
  purl: string;
  licenses?: unknown[];
  hashes?: Array<{ alg: string; content: string }>;
};

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "bill-"));
afterAll(() => rmSync(folder, { recursive: true }));

const { status, stderr } = spawnSync("node", [join(ROOT, "tools/sbom.mjs"), "bill.cdx.json"], {
  env: { ...process.env, INIT_CWD: folder },
  encoding: "utf8",
});
if (status !== 0) throw new Error(stderr);
const text = readFileSync(join(folder, "bill.cdx.json"), "utf8");
const bill = JSON.parse(text);
const components: Component[] = bill.components;
const refs = components.map((component) => component["bom-ref"]);

it("is CycloneDX, of the product", () => {
  expect(bill).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name: "obcestje" } } });
});

it("tells every package that ships, with its licence and the lock's checksum, and none that doesn't", () => {
  const told = components
    .filter(({ hashes }) => hashes)
    .map(({ name, version, licenses, hashes = [] }) => ({
      package: `${name}@${version}`,
      licensed: licenses?.length,
      checksum: hashes.map(({ alg, content }) => `${alg} ${content}`).join(),
    }));
  const shipped = new Map(
    lockedPackages()
      .filter(({ ships }) => ships)
      .map(({ name, version, integrity = "" }) => [`${name}@${version}`, integrity.replace("sha512-", "")]),
  );
  const wanted = [...shipped].map(([name, checksum]) => ({
    package: name,
    licensed: 1,
    checksum: `SHA-512 ${Buffer.from(checksum, "base64").toString("hex")}`,
  }));
  const order = (a: { package: string }, b: { package: string }) => (a.package < b.package ? -1 : 1);
  expect(told.sort(order)).toEqual(wanted.sort(order));
});

it("tells our parts, once each, and what leads to what", () => {
  const parts = components.filter(({ hashes }) => !hashes).map(({ purl }) => purl);
  expect(parts).toHaveLength(8);
  expect(parts).toContain("pkg:npm/%40obcestje/platform@0.1.0");
  expect(new Set(refs).size).toBe(refs.length);
  const known = new Set([...refs, bill.metadata.component["bom-ref"]]);
  const links: Array<{ ref: string; dependsOn: string[] }> = bill.dependencies;
  expect(links.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref))).toEqual(
    [],
  );
});

it("says nothing of the machine on which it was made", () => {
  for (const secret of [ROOT.replace(/\/$/, ""), homedir(), hostname(), "registry"])
    expect(text).not.toContain(secret);
});
