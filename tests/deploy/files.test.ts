import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { findProgram } from "../../tools/nginx.mjs";
import { NODE_FLAGS } from "../../tools/nodeFlags.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const DEPLOY = join(ROOT, "deploy");
const UNITS = readdirSync(join(DEPLOY, "systemd"));

/** A test with a program that not every machine has; says so if it is missing. */
function by(program: string): typeof it | typeof it.skip {
  if (findProgram(program)) return it;
  process.stderr.write(`\nA test of deploy/ is SKIPPED: no ${program}.\n`);
  return it.skip;
}

function run(program: string, options: string[], folder = DEPLOY): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(program, options, { cwd: folder, encoding: "utf8" });
  return { code: status, said: stdout + stderr };
}

describe("alerts", () => {
  by("promtool")("ring when they should, and not otherwise", () => {
    const folder = join(DEPLOY, "prometheus");
    expect(run("promtool", ["check", "config", "prometheus.yml"], folder)).toMatchObject({ code: 0 });
    const { code, said } = run("promtool", ["test", "rules", "alerts.test.yml"], folder);
    expect([code, said]).toEqual([0, expect.stringContaining("SUCCESS")]);
  });

  it("are each tested, and explained to the operator", () => {
    const alerts = [...read("prometheus/alerts.yml").matchAll(/- alert: (\w+)/g)].map(
      ([, name = ""]) => name,
    );
    const tests = read("prometheus/alerts.test.yml");
    const docs = readFileSync(join(ROOT, "docs/operation.md"), "utf8");
    expect(alerts.filter((name) => !tests.includes(`alertname: ${name}\n`))).toEqual([]);
    expect(alerts.filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  });
});

describe("units", () => {
  by("systemd-analyze")(
    "are as systemd wants them",
    () => {
      // Their paths are those of the target machine.
      const folder = mkdtempSync(join(tmpdir(), "units-"));
      for (const unit of UNITS) {
        const text = read(`systemd/${unit}`).replaceAll("/opt/obcestje", ROOT.replace(/\/$/, ""));
        writeFileSync(join(folder, unit), text.replaceAll("/usr/bin/node", process.execPath));
      }
      const faults = UNITS.map((unit) => run("systemd-analyze", ["verify", "--man=no", unit], folder).said);
      rmSync(folder, { recursive: true });
      expect(faults.join("")).toBe("");
    },
    60_000,
  );

  by("systemd-analyze")(
    "leave their processes little to do harm with",
    () => {
      for (const unit of UNITS.filter((name) => name.endsWith(".service"))) {
        const { said } = run("systemd-analyze", ["security", "--offline=true", `systemd/${unit}`]);
        const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(said) ?? [];
        expect([unit, Number(exposure)]).toEqual([unit, expect.any(Number)]);
        expect(Number(exposure)).toBeLessThan(3);
      }
    },
    60_000,
  );

  it("start the gateway with its flags", () => {
    expect(read("systemd/obcestje-gateway@.service")).toContain(`node ${NODE_FLAGS.gateway.join(" ")} /opt`);
  });
});

describe("environment files", () => {
  const parts = { platform: "platform", gateway: "gateway", renderer: "report-renderer" };

  it.each(Object.entries(parts))("of the %s name variables that there are", (name, part) => {
    const known = readFileSync(join(ROOT, part, "src/env.ts"), "utf8");
    const named = Object.keys(variables(name)).filter((variable) => !known.includes(`    ${variable}: `));
    expect(named).toEqual([]);
  });

  it.each(Object.entries(parts))(
    "of the %s are refused until their secrets are set",
    (name, part) => {
      const env = variables(name);
      const secrets = Object.keys(env).filter((variable) => env[variable] === "CHANGE");
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, part, "dist/main.js")], {
        env: { NODE_ENV: "production", ...env },
        encoding: "utf8",
        timeout: 20_000,
      });
      expect(status).toBe(1);
      expect(secrets.length).toBeGreaterThan(0);
      for (const secret of secrets) expect(stdout + stderr).toContain(secret);
    },
    30_000,
  );
});

function read(path: string): string {
  return readFileSync(join(DEPLOY, path), "utf8");
}

function variables(part: string): Record<string, string> {
  const lines = read(`env/${part}.env.example`).split("\n");
  const pairs = lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split("="));
  return Object.fromEntries(pairs.map(([name = "", ...value]) => [name, value.join("=")]));
}
