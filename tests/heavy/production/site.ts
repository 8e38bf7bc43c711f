import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../tools/freePort.mjs";
import { ensureNginx } from "../../../tools/nginx.mjs";
import { findPostgres, startPostgres } from "../../../tools/postgres.mjs";
import { ADMIN } from "../../support/fleet.js";
import { startNginx } from "../../support/nginx.js";
import { HttpsClient } from "./httpsClient.js";
import { Service } from "./service.js";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");
const DEPLOY = join(ROOT, "deploy");
export const PORTAL = "portal.example.si";
export const DEVICES = "devices.example.si";

/** Ports in the shipped files. */
const PORTS = [80, 443, 4000, 4010, 4001, 4011, 4002, 4080, 4081] as const;
type Port = (typeof PORTS)[number];

/** The product as deploy/ sets it up, in a folder of its own, on free ports, with a throw-away PostgreSQL. */
export interface Site {
  folder: string;
  gateways: Service[];
  platforms: Service[];
  renderer: Service;
  backup: Service;
  /** Addresses of the processes themselves, behind nginx. */
  gatewayUrls: string[];
  platformUrls: string[];
  rendererUrl: string;
  databaseUrl: (name?: string) => string;
  https: HttpsClient;
  /** Answer over plain HTTP: its status, and its redirect. */
  redirectOf: (host: string, path: string) => Promise<unknown[]>;
  /** The lines of nginx's log. */
  requests: () => Record<string, string | number>[];
  startNginx: () => Promise<void>;
  close: () => Promise<void>;
}

/** True if this machine has everything needed; says what is missing. */
export async function canRun(): Promise<boolean> {
  const missing = [
    ...((await ensureNginx()) ? [] : ["nginx"]),
    ...(findPostgres() ? [] : ["PostgreSQL"]),
    ...["openssl", "curl"].filter((name) => !isThere(name)),
  ];
  if (missing.length > 0)
    process.stderr.write(`\nThe test of the production set-up is SKIPPED: no ${missing.join(", no ")}.\n\n`);
  return missing.length === 0;
}

function isThere(name: string): boolean {
  try {
    execFileSync("sh", ["-c", `command -v ${name}`], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Prepares everything, and starts only PostgreSQL. */
export async function prepareSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "production-"));
  const postgres = await startPostgres();
  const ports = new Map<Port, number>();
  for (const port of PORTS) ports.set(port, await freePort());
  const portOf = (port: Port) => ports.get(port) ?? 0;
  const here = (text: string) =>
    text
      .replaceAll("/opt/obcestje", ROOT)
      .replaceAll("/usr/bin/node", process.execPath)
      .replaceAll("/etc/obcestje", join(folder, "etc"))
      .replaceAll("/var/backups/obcestje", join(folder, "backups"))
      .replaceAll("/var/lib/obcestje", join(folder, "data"))
      .replace(
        /(127\.0\.0\.1:|^RENDERER_PORT=)(40\d\d)\b/gm,
        (_all, before: string, port: string) => `${before}${portOf(Number(port) as Port)}`,
      );
  for (const name of ["etc", "backups", "data", "logs"]) mkdirSync(join(folder, name));
  writeEnvironment(folder, here, postgres.url("obcestje"));
  makeCertificate(folder);
  const service = (unit: string, instance: string) =>
    new Service(
      join(DEPLOY, "systemd", unit),
      instance,
      here,
      join(folder, "logs", `${unit}-${instance}.log`),
    );
  const gatewayPorts = [portOf(4000), portOf(4010)];
  const platformPorts = [portOf(4001), portOf(4011)];
  const instances = (unit: string, of: number[]) => of.map((port) => service(unit, String(port)));
  const gateways = instances("obcestje-gateway@.service", gatewayPorts);
  const platforms = instances("obcestje-platform@.service", platformPorts);
  const renderer = service("obcestje-renderer.service", "");
  const url = (port: number) => `http://127.0.0.1:${port}`;
  const https = new HttpsClient(portOf(443), readFileSync(join(folder, "certificate.pem"), "utf8"));
  let stopNginx: () => Promise<void> = async () => undefined;

  return {
    folder,
    gateways,
    platforms,
    renderer,
    backup: service("obcestje-backup.service", ""),
    gatewayUrls: gatewayPorts.map(url),
    platformUrls: platformPorts.map(url),
    rendererUrl: url(portOf(4002)),
    databaseUrl: (name = "obcestje") => postgres.url(name),
    https,
    redirectOf: (host, path) =>
      new Promise((resolve, reject) => {
        const asked = get({ host: "127.0.0.1", port: portOf(80), path, headers: { host } }, (answer) => {
          answer.resume();
          resolve([answer.statusCode, answer.headers.location]);
        });
        asked.once("error", reject);
      }),
    requests: () =>
      readFileSync(join(folder, "logs/obcestje.log"), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as Record<string, string | number>),
    startNginx: async () => {
      stopNginx = await startNginx(folder, nginxSite(folder, here, portOf), url(portOf(80)));
    },
    close: async () => {
      https.close();
      await stopNginx();
      for (const one of [...gateways, renderer, ...platforms]) await one.stop();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The shipped examples, with the placeholders replaced by secrets. */
function writeEnvironment(folder: string, here: (text: string) => string, databaseUrl: string): void {
  const secrets: Record<string, string> = {
    DATABASE_URL: databaseUrl,
    SERVICE_KEY: "service-key-of-the-production-test-0123456789",
    RENDERER_SECRET: "renderer-secret-of-the-production-test-0123456789",
    BOOTSTRAP_ADMIN_PASSWORD: ADMIN.password,
  };
  const settings: Record<string, string> = {
    BOOTSTRAP_ADMIN_EMAIL: ADMIN.email,
    // Nothing beyond this machine.
    TILE_URL: "",
    PUPPETEER_EXECUTABLE_PATH: process.env.PUPPETEER_EXECUTABLE_PATH ?? "",
  };
  for (const part of ["platform", "gateway", "renderer", "backup"]) {
    const example = readFileSync(join(DEPLOY, "env", `${part}.env.example`), "utf8");
    const text = here(example).replace(/^([A-Z_]+)=(.*)$/gm, (line, name: string, value: string) => {
      if (value === "CHANGE") return `${name}=${secrets[name]}`;
      return settings[name] === undefined ? line : `${name}=${settings[name]}`;
    });
    writeFileSync(join(folder, "etc", `${part}.env`), `${text}NODE=${process.execPath}\n`);
  }
}

function makeCertificate(folder: string): void {
  execFileSync(
    "openssl",
    [
      ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2".split(" "),
      ...["-subj", `/CN=${PORTAL}`, "-addext", `subjectAltName=DNS:${PORTAL},DNS:${DEVICES}`],
      ...["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")],
    ],
    { stdio: "ignore" },
  );
}

/** The shipped configuration, with only paths and ports changed. */
function nginxSite(folder: string, here: (text: string) => string, portOf: (port: Port) => number): string {
  return here(readFileSync(join(DEPLOY, "nginx/obcestje.conf"), "utf8"))
    .replace(/^\s*listen \[::\].*\n/gm, "")
    .replace(/listen (80|443)\b/g, (_all, port: string) => `listen 127.0.0.1:${portOf(Number(port) as Port)}`)
    .replaceAll(`/etc/letsencrypt/live/${PORTAL}/fullchain.pem`, join(folder, "certificate.pem"))
    .replaceAll(`/etc/letsencrypt/live/${PORTAL}/privkey.pem`, join(folder, "key.pem"));
}
