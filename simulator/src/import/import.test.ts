import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { TestPlatform } from "../../test/testPlatform.js";
import { ADMIN } from "../demo/accounts.js";
import { signIn } from "../platform-api/adminApi.js";
import { platformHttp } from "../platform-api/http.js";
import { importFile } from "./importFile.js";
import { readOptions } from "./options.js";

let platform: TestPlatform;
let url: string;
let clientId: number;
let guid: string;

beforeAll(async () => {
  platform = await TestPlatform.create();
  url = platform.url;
}, 60_000);
afterAll(() => platform.remove());
beforeEach(async () => {
  const admin = await signIn(url, ADMIN);
  ({ id: clientId, guid } = await admin.createClient({ visionType: 0, metaData: {} }));
  await admin.logOut();
});

interface Totals {
  total_vehicles: number;
  average_speed: number | null;
  max_speed: number | null;
  completeness: { covered_hours: number };
  count_by_length_total: { vehicles: number }[];
}

/** The client's traffic of 24 October 2016, local time. */
async function totals(): Promise<Totals> {
  const login = platformHttp(url, undefined);
  const { sessionId } = await login.post<{ sessionId: string }>("user/login", { ...ADMIN });
  const startTimestamp = Date.UTC(2016, 9, 23, 22) / 1000;
  return platformHttp(url, { session: sessionId }).get("measurement", {
    clientId,
    startTimestamp,
    endTimestamp: startTimestamp + 86_400,
  });
}

function prepare(file: string, args: string[]) {
  const output = new PassThrough();
  const options = readOptions([file, "--client", guid, "--url", url, ...args], {});
  return { options, output };
}

async function run(content: string, ...args: string[]) {
  const file = join(platform.folder, "records.csv");
  await writeFile(file, content);
  const said: string[] = [];
  const { options, output } = prepare(file, args);
  output.resume();
  const outcome = await importFile(options, { say: (line) => said.push(line), output, patience: 0 });
  return { outcome, said, refusedPath: `${file}.refused.csv` };
}

const radar = [
  "24.10.16 08:37:29;00;032;01;0 ",
  "24.10.16 08:37:42;00;035;03;1 ",
  "24.10.16 08:37:42;00;035;03;1 ",
  "24.10.16 11:02:00;00;051;06;0 ",
].join("\r\n");
const radarColumns = ["--columns", "time,-,speed,length,direction"];

describe("an import through the device API", () => {
  it("brings every record in, covers the hours between, and changes nothing when repeated", async () => {
    expect((await run(radar, ...radarColumns)).outcome).toEqual({ accepted: 4, known: 0, refused: 0 });
    const first = await totals();
    expect(first).toMatchObject({ total_vehicles: 4, average_speed: 38.25, max_speed: 51 });
    expect(first.completeness.covered_hours).toBe(4);
    expect(first.count_by_length_total.map(({ vehicles }) => vehicles)).toEqual([1, 2, 1, 0, 0]);

    const lines = radar.split("\r\n").reverse().join("\n");
    expect((await run(lines, ...radarColumns)).outcome).toEqual({ accepted: 0, known: 4, refused: 0 });
    expect(await totals()).toEqual(first);
  });

  it("has every record once after a kill -9 of the platform half way", async () => {
    const start = Date.UTC(2016, 9, 23, 22) / 1000;
    const lines = Array.from({ length: 960 }, (_, index) => `${start + index * 90};${20 + (index % 40)}`);
    const content = `time;speed\n${lines.join("\n")}\n`;
    const file = join(platform.folder, "long.csv");
    await writeFile(file, content);
    const { options, output } = prepare(file, []);
    let killed: Promise<void> | undefined;
    output.on("data", (chunk) => {
      if (String(chunk).startsWith("Sending: 3")) killed = platform.kill();
    });
    const interrupted = importFile(options, { say: () => undefined, output, patience: 0 });
    await expect(interrupted).rejects.toThrow("Repeat the same command");
    await killed;

    await platform.start();
    const { outcome } = await run(content);
    expect(outcome.accepted + outcome.known).toBe(960);
    expect(outcome.known).toBeGreaterThanOrEqual(280);
    expect(outcome.accepted).toBeGreaterThan(0);
    expect(await totals()).toMatchObject({ total_vehicles: 960, average_speed: 39.5 });
  }, 60_000);

  it("takes the good lines of a broken file and lists the others", async () => {
    const content = [
      "Datum;Čas;Hitrost (km/h);Smer",
      "24.10.2016;08:37:29;49,5;odhod",
      "24.10.2016;08:37:61;50;odhod",
      '24.10.2016;08:38:00;"50;odhod',
      "24.10.2016;08:39:00;fast;odhod",
      "24.10.2016;08:39:00;301;odhod",
      "=HYPERLINK(1);;;",
      "24.10.2016;08:40:00;;prihod",
    ].join("\n");
    const { outcome, said, refusedPath } = await run(content);
    expect(outcome).toEqual({ accepted: 2, known: 0, refused: 5 });
    expect(said).toContain("  2 × time not understood");
    expect(await totals()).toMatchObject({ total_vehicles: 2, average_speed: 50 });
    const listed = (await readFile(refusedPath, "utf8")).trim().split("\n");
    expect(listed).toHaveLength(6);
    expect(listed).toContain('5;"speed is not a number";"24.10.2016;08:39:00;fast;odhod"');
    expect(listed).toContain(`7;"time not understood";"'=HYPERLINK(1);;;"`);
  });

  it("leaves no list of an earlier run behind", async () => {
    const { refusedPath } = await run("time\nnever\n");
    await expect(readFile(refusedPath, "utf8")).resolves.toContain("never");
    await run("time\n2016-10-24T08:00:00Z\n");
    await expect(readFile(refusedPath, "utf8")).rejects.toThrow("ENOENT");
  });

  it("sends nothing in a dry run", async () => {
    expect((await run(radar, ...radarColumns, "--dry-run")).outcome.accepted).toBe(0);
    expect((await totals()).total_vehicles).toBe(0);
  });

  it("works with the device's own key, and lists what is too old for it with its text", async () => {
    const admin = await signIn(url, ADMIN);
    const { apiKey } = await admin.createKey(clientId, "device");
    await admin.logOut();
    const recent = new Date(Date.now() - 86_400_000).toISOString();
    const { outcome, refusedPath } = await run(
      `time,speed\n2016-10-24T08:00:00Z,30\n${recent},40\n`,
      "--key",
      apiKey,
    );
    expect(outcome).toEqual({ accepted: 1, known: 0, refused: 1 });
    expect(await readFile(refusedPath, "utf8")).toContain('2;"platform: TOO_OLD";"2016-10-24T08:00:00Z,30"');
  });

  it("names an unknown client", async () => {
    await expect(run(radar, ...radarColumns, "--client", "no-such")).rejects.toThrow(
      "the platform has no client with the guid no-such",
    );
  });

  it("names a wrong password", async () => {
    await expect(run(radar, ...radarColumns, "--password", "wrong-one")).rejects.toThrow(
      "wrong e-mail or password",
    );
  });

  it("names a wrong key", async () => {
    await expect(run(radar, ...radarColumns, "--key", "wrong-one")).rejects.toThrow("refuses the key");
  });

  it("names a platform that is not there", async () => {
    await expect(run(radar, ...radarColumns, "--url", "http://127.0.0.1:1")).rejects.toThrow(
      "is not available",
    );
  });

  it("asks for columns where a file has no header, and for records where it has none", async () => {
    await expect(run(radar)).rejects.toThrow("--columns");
    await expect(run("")).rejects.toThrow("holds no records");
    await expect(run("time;speed\n")).rejects.toThrow("holds no records");
  });

  it("names a file that is not there", async () => {
    const { options, output } = prepare("/no/such.csv", []);
    await expect(importFile(options, { say: () => undefined, output, patience: 0 })).rejects.toThrow(
      "can't read",
    );
  });
});
