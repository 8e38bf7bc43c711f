import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "@jest/globals";
import { type PlatformProcess, startProcess } from "../test/process.js";
import { ADMIN } from "../test/testPlatform.js";

const folder = mkdtempSync(join(tmpdir(), "platform-main-"));
const running: PlatformProcess[] = [];

afterEach(async () => {
  for (const platform of running.splice(0)) {
    platform.process.kill("SIGKILL");
    await platform.exit;
  }
  rmSync(folder, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}) => {
  const platform = await startProcess({ DATA_DIR: folder, ...env });
  running.push(platform);
  return platform;
};

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

async function signIn({ url }: PlatformProcess): Promise<Record<string, string>> {
  const { sessionId } = (await (await post(`${url}/user/login`, ADMIN)).json()) as { sessionId: string };
  return { "x-session-id": sessionId };
}

it("refuses a data folder in use and names its holder; kill -9 frees it and loses nothing acknowledged", async () => {
  const first = await start();
  await first.ready;
  const second = await start();
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain(`is in use by another platform (process ${first.process.pid}, since `);

  const admin = await signIn(first);
  const { id, apiKey } = (await (await post(`${first.url}/client`, {}, admin)).json()) as {
    id: number;
    apiKey: string;
  };
  const device = { authorization: `ApiKey ${apiKey}` };
  const now = Math.floor(Date.now() / 1000);
  const from = now - 86_400;
  const batch = (index: number) => ({
    batchId: `batch ${index}`,
    from: from + index * 60,
    to: from + (index + 1) * 60,
    readings: [{ timestamp: from + index * 60 + 7, speed: 50 }],
  });
  const acknowledged: number[] = [];
  // A few at once: all together may be stored, and answered, in one go.
  const numbers = Array.from({ length: 200 }, (_, index) => index).values();
  const sender = async () => {
    for (const index of numbers) {
      const answer = await post(`${first.url}/device/measurements`, batch(index), device).catch(() => null);
      if (answer?.status !== 200) return;
      acknowledged.push(index);
      if (acknowledged.length === 20) first.process.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: 5 }, sender));
  await first.exit;
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  expect(acknowledged.length).toBeLessThan(200);

  const third = await start();
  await third.ready;
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const answer = await post(`${third.url}/device/measurements`, batch(index), device);
      return (await answer.json()) as { accepted: number; duplicate: number };
    }),
  );
  for (const index of acknowledged) expect(answers[index]).toMatchObject({ accepted: 0, duplicate: 1 });
  const query = `clientId=${id}&startTimestamp=${from}&endTimestamp=${from + 200 * 60}`;
  const statistics = await (
    await fetch(`${third.url}/measurement?${query}`, { headers: await signIn(third) })
  ).json();
  expect(statistics).toMatchObject({ total_vehicles: 200, completeness: { share: 1 } });
}, 60_000);

it("stops on a signal, or when its parent goes, and leaves the folder free", async () => {
  for (const stop of [
    (p: PlatformProcess) => p.process.kill("SIGTERM"),
    (p: PlatformProcess) => p.process.kill("SIGINT"),
    (p: PlatformProcess) => p.process.disconnect(),
  ]) {
    const platform = await start();
    await platform.ready;
    expect(JSON.parse(readFileSync(join(folder, "lock.json"), "utf8"))).toMatchObject({
      pid: platform.process.pid,
    });
    stop(platform);
    expect(await platform.exit).toBe(0);
    expect(existsSync(join(folder, "lock.json"))).toBe(false);
  }
}, 60_000);

it("says what is wrong with its settings", async () => {
  const platform = await start({ PLATFORM_PORT: "not a port", BOOTSTRAP_ADMIN_PASSWORD: "short" });
  expect(await platform.exit).not.toBe(0);
  expect(platform.output()).toContain("PLATFORM_PORT");
  expect(platform.output()).toContain("needs at least 8 characters");
});

it("logs each request as JSON, with its id and without its secrets", async () => {
  const platform = await start();
  await platform.ready;
  const admin = await signIn(platform);
  const headers = { ...admin, cookie: "sessionId=cookie-secret", "x-request-id": "trace-1" };
  const answer = await fetch(`${platform.url}/client?clientId=1&sessionKey=query-secret`, { headers });
  expect(answer.headers.get("x-request-id")).toBe("trace-1");
  const spoofed = await fetch(`${platform.url}/healthz`, { headers: { "x-request-id": 'a" b' } });
  expect(spoofed.headers.get("x-request-id")).not.toBe('a" b');
  platform.process.kill("SIGTERM");
  await platform.exit;
  const lines = platform
    .output()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({
      part: "platform",
      msg: "started",
      version: expect.stringMatching(/^\d+\.\d+/),
      database: expect.objectContaining({ engine: "sqlite", version: expect.stringMatching(/^3\./) }),
      limits: expect.objectContaining({ readingsMonths: 24 }),
      warnings: expect.arrayContaining(["No SMTP_URL: nobody gets an e-mail."]),
    }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ reqId: "trace-1", method: "GET", path: "/client", status: 404 }),
  );
  for (const secret of ["query-secret", "cookie-secret", ADMIN.password, admin["x-session-id"] ?? ""]) {
    expect(platform.output()).not.toContain(secret);
  }
});
