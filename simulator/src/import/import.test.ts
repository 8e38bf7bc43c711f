import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { ImportBed, sample } from "../../test/importBed.js";
import { deviceApi } from "../platform-api/deviceApi.js";
import type { Person } from "./asking.js";
import type { Import } from "./importJson.js";

let bed: ImportBed;
let deviceKey: string;

beforeAll(async () => {
  bed = await ImportBed.create();
}, 60_000);
afterAll(() => bed.remove());
beforeEach(async () => {
  deviceKey = await bed.addDevice();
});

const DAY = ["2026-01-05T00:00", "2026-01-06T00:00"] as const;
const vehicles = async () => (await bed.figures<{ total_vehicles: number }>(...DAY)).total_vehicles;
const imports = () => bed.get<Import[]>("import/list", { clientId: bed.clientId });

/** Twenty minutes of the fifth of January, one vehicle per minute. */
const minutes = (speeds: (minute: number) => number | string) =>
  `time;speed;direction\n${Array.from(
    { length: 20 },
    (_, minute) => `2026-01-05T08:${String(minute).padStart(2, "0")}:00Z;${speeds(minute)};incoming\n`,
  ).join("")}`;
const GOOD = minutes((minute) => 40 + minute);

/** A person who gives these answers, and the questions they got. */
function personWith(...answers: string[]): { person: Person; asked: string[] } {
  const asked: string[] = [];
  const next = async (question: string) => {
    asked.push(question);
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`Nobody answers: ${question}`);
    return answer;
  };
  return {
    person: { choose: next, write: next, confirm: async (text) => (await next(text)) === "y" },
    asked,
  };
}

describe("a file", () => {
  it("is shown before it is brought in, and is in with one command where nothing is open", async () => {
    const { code, said, shown } = await bed.run([await bed.write(GOOD)]);
    expect(code).toBe(0);
    expect(said).toContain("20 vehicles, in 20 single records");
    expect(said).toContain("Nothing is there of this time yet");
    expect(said.indexOf("What the file holds")).toBeLessThan(said.indexOf("Brought in as import"));
    for (const step of ["Uploading", "Reading", "Bringing in"]) expect(shown).toContain(`${step}: 100 %`);
    expect(await vehicles()).toBe(20);
  });

  it("changes nothing where it comes again, and says as which import it is in", async () => {
    const file = await bed.write(GOOD);
    await bed.run([file]);
    const [{ id } = { id: 0 }] = await imports();
    expect(await bed.run([file])).toMatchObject({
      code: 0,
      said: `This file is in already, as import ${id}: nothing changes.`,
    });
    // The options are the same with a column's name instead; the platform recognises this once it has
    // examined the file.
    const named = await bed.run([file, "--use", "SPEED=speed"]);
    const again = await bed.run([file, "--use", "speed=speed"]);
    expect(named.code).toBe(0);
    expect(again.said).toMatch(/in already, as import \d+: nothing changes/);
    expect((await imports()).every(({ state }) => state === "applied")).toBe(true);
    expect(await vehicles()).toBe(20);
  });

  it("is read and shown again where what is there has changed since it was shown", async () => {
    const other = await bed.write(
      minutes(() => 30),
      "other.csv",
    );
    const { person, asked } = personWith("y", "y");
    const confirm = async (question: string) => {
      if (asked.length === 0) await bed.run([other]);
      return person.confirm(question);
    };
    const ran = await bed.run([await bed.write(GOOD)], { person: { ...person, confirm } });
    expect(ran.code).toBe(0);
    const [before = "", after = ""] = ran.said.split(
      "has changed since the file was read: reading it again.",
    );
    expect(before).toContain("Nothing is there of this time yet");
    expect(after).toContain("20 vehicles");
    expect(after).not.toContain("Nothing is there of this time yet");
    expect(asked).toHaveLength(2);
    expect(await vehicles()).toBe(20);
  });

  it("supersedes what an earlier version of it brought in, and gives that back", async () => {
    await bed.run([await bed.write(GOOD)]);
    const [{ id: first } = { id: 0 }] = await imports();
    const { code, said } = await bed.run([await bed.write(minutes((minute) => (minute < 10 ? 50 : 0)))]);
    expect(code).toBe(0);
    expect(said).toContain(`import ${first} (records.csv): 20 vehicles in 19 min 1 s will be superseded`);
    expect(await vehicles()).toBe(10);
    const [{ id: second } = { id: 0 }] = await imports();
    expect(await bed.run(["--undo", String(second)])).toMatchObject({ code: 0 });
    expect(await vehicles()).toBe(20);
    const { said: listed } = await bed.run(["--list"]);
    expect(listed.split("\n")).toHaveLength(2);
    expect(listed).toMatch(new RegExp(`^${second} +undone .+\n${first} +applied .+--undo ${first}$`));
  });

  it("counts beside what is there where that is said", async () => {
    await bed.run([await bed.write(GOOD)]);
    await bed.run([await bed.write(minutes(() => 30)), "--overlap", "add"]);
    expect(await vehicles()).toBe(40);
  });

  it("is only looked at in a dry run, of which nothing is left", async () => {
    const { code, said } = await bed.run([await bed.write(GOOD), "--dry-run"]);
    expect(code).toBe(0);
    expect(said).toContain("20 vehicles, in 20 single records");
    expect(said).toContain("Dry run: nothing was brought in.");
    expect(await imports()).toEqual([]);
    expect(await vehicles()).toBe(0);
  });

  it("goes on where a command was ended after its upload", async () => {
    const form = new FormData();
    form.set("fileName", "records.csv");
    form.set("options", JSON.stringify({ keep: "byAge", kind: "vehicle" }));
    form.set("file", new Blob([GOOD]));
    const { id } = await bed.upload<Import>(form);
    const { code, said } = await bed.run([await bed.write(GOOD), "--kind", "vehicle", "--keep", "byAge"]);
    expect(code).toBe(0);
    expect(said).toContain(`This file is there already, as import ${id}: going on with it.`);
    expect(await imports()).toMatchObject([{ id, state: "applied" }]);
  });
});

describe("refused lines", () => {
  const BROKEN = minutes((minute) => (minute === 3 ? "=fast" : minute === 4 ? 301 : 40));

  it("are listed with their reasons, the others are in", async () => {
    const file = await bed.write(BROKEN);
    const { code, said } = await bed.run([file]);
    expect(code).toBe(2);
    expect(said).toContain("2 lines can't be taken");
    expect(said).toContain("1 × There is no number where one is expected.");
    expect(said).toContain(`2 refused lines: see ${file}.refused.csv`);
    expect(await vehicles()).toBe(18);
    expect((await readFile(`${file}.refused.csv`, "utf8")).split("\r\n")).toEqual([
      "\ufeffline;column;reason;text",
      '5;speed;There is no number where one is expected.;"2026-01-05T08:03:00Z;=fast;incoming"',
      '6;speed;The speed is not within 0 to 300 km/h.;"2026-01-05T08:04:00Z;301;incoming"',
      "",
    ]);
  });

  it("leave no list of an earlier run behind, and are listed in a dry run, too", async () => {
    const list = join(bed.platform.folder, "list.csv");
    const dry = await bed.run([await bed.write(BROKEN), "--dry-run", "--refused", list]);
    expect(dry.code).toBe(2);
    expect(existsSync(list)).toBe(true);
    await bed.run([await bed.write(GOOD), "--refused", list]);
    expect(existsSync(list)).toBe(false);
  });

  it("are all there is of a file that can't be taken", async () => {
    const text = GOOD.replace(/T\d\d/g, "T25");
    const { code } = await bed.run([await bed.write(text)]);
    expect(code).not.toBe(0);
    expect(await imports()).toEqual([]);
  });
});

describe("what a file leaves open", () => {
  it("ends a script with the options that answer it, and leaves nothing behind", async () => {
    const { code, said } = await bed.run([sample("eco-counter.csv")]);
    expect(code).toBe(2);
    expect(said).toContain("What was counted?\n    --kind vehicle|pedestrian|bicycle");
    expect(await imports()).toEqual([]);
    const headless = await bed.run([await bed.write("24.10.16 08:37:29;032\n24.10.16 08:37:42;035\n")]);
    expect(headless).toMatchObject({ code: 2, said: expect.stringContaining("--columns LIST") });
  });

  it("is what a total of both directions is, which may be left out", async () => {
    const rows = ["07:00Z;N;3", "07:00Z;S;4", "07:00Z;Total;8", "08:00Z;N;5", "08:00Z;S;1", "08:00Z;Total;6"];
    const text = `time;direction;count\n${rows.map((row) => `2026-01-05T${row}\n`).join("")}`;
    const args = [await bed.write(text), "--kind", "vehicle"];
    const { code, said } = await bed.run(args);
    expect(code).toBe(2);
    expect(said).toContain(
      "--direction incoming=total (or the other way round; none in place of a direction",
    );
    expect(await imports()).toEqual([]);
    const told = await bed.run([...args, "--direction", "incoming=N,outgoing=S,none=Total"]);
    expect(told).toMatchObject({
      code: 0,
      said: expect.stringContaining("are left out, as was said, 2 in all: total"),
    });
    expect((await imports()).map(({ look }) => [look?.vehicles, look?.refused])).toEqual([[13, 0]]);
  });

  it("is what rows mean that are left out", async () => {
    const rows = ["07:00Z;EB;3", "07:00Z;WB;4", "08:00Z;EB;5", "09:00Z;EB;1", "09:00Z;WB;2"];
    const text = `time;direction;count\n${rows.map((row) => `2026-01-05T${row}\n`).join("")}`;
    const args = [await bed.write(text), "--kind", "vehicle", "--direction", "incoming=EB,outgoing=WB"];
    const { code, said } = await bed.run(args);
    expect(code).toBe(2);
    expect(said).toContain("1 intervals lack rows");
    expect(said).toContain("--missing-rows nobody|notHeard");
    expect(await imports()).toEqual([]);
    expect(await bed.run([...args, "--missing-rows", "nobody"])).toMatchObject({ code: 0 });
    expect((await imports()).map(({ look }) => look?.vehicles)).toEqual([15]);
    expect(await bed.run([...args, "--missing-rows", "notHeard"])).toMatchObject({ code: 0 });
    expect((await imports())[0]?.look?.vehicles).toBe(10);
  });

  it("is asked of a person, who is then asked whether it is to be brought in", async () => {
    const { person, asked } = personWith("bicycle", "y");
    const { code, said } = await bed.run([sample("eco-counter.csv")], { person });
    expect([code, asked]).toEqual([0, ["What was counted?", "Bring it in?"]]);
    // Where one channel's cell is empty, the other's counts of 2 and 3 are left out.
    expect(said).toContain("2 counts (0 incoming, 2 outgoing) stand beside an empty, refused or missing one");
    expect((await imports()).map(({ look }) => look?.bicycles)).toEqual([20]);
  });

  it("stays out where a person doesn't want it", async () => {
    const { person } = personWith("n");
    expect(await bed.run([await bed.write(GOOD)], { person })).toMatchObject({ code: 2 });
    expect(await imports()).toEqual([]);
  });

  it("is not asked of who says --yes", async () => {
    const { person } = personWith();
    expect(await bed.run([sample("eco-counter.csv"), "--yes"], { person })).toMatchObject({ code: 2 });
    expect(await bed.run([await bed.write(GOOD), "--yes"], { person })).toMatchObject({ code: 0 });
  });

  it("is said of columns by their names", async () => {
    const text = "when,what,how fast\n2026-01-05T08:00:00Z,7,20\n2026-01-05T08:01:00Z,8,30\n";
    const named = ["--use", "how fast=speed", "--use", "what=-", "--unit", "HOW FAST=mph"];
    const { code, said } = await bed.run([await bed.write(text), "--use", "1=time", ...named]);
    expect([code, said]).toEqual([0, expect.stringMatching(/3 +how fast +speed +mph/)]);
    // 20 and 30 mph are 32.2 and 48.3 km/h.
    expect(await bed.figures(...DAY)).toMatchObject({ total_vehicles: 2, average_speed: (32 + 48) / 2 });
    await expect(bed.run([await bed.write(text), "--use", "how slow=speed"])).rejects.toThrow(
      'there is no column "how slow"; the file has "when", "what", "how fast"',
    );
    expect(await imports()).toHaveLength(1);
  });
});

describe("time that the device itself was heard in", () => {
  beforeEach(async () => {
    const from = Date.parse("2026-01-05T08:00:00Z") / 1000;
    await deviceApi(bed.platform.url, deviceKey).postMeasurements({
      ...{ batchId: "own", from, to: from + 600, readings: [{ timestamp: from + 30, speed: 99 }] },
    } as never);
  });

  it("is left to an option in a script", async () => {
    const file = await bed.write(GOOD);
    const open = await bed.run([file]);
    expect(open.code).toBe(2);
    expect(open.said).toContain("the device's own batches, for 10 min");
    expect(open.said).toContain("--overlap add|fill");
    expect(await vehicles()).toBe(1);
    expect(await bed.run([file, "--overlap", "fill"])).toMatchObject({ code: 0 });
    expect(await vehicles()).toBe(10 + 1);
  });

  it("is asked for on a terminal", async () => {
    const { person, asked } = personWith("add", "y");
    expect(await bed.run([await bed.write(GOOD)], { person })).toMatchObject({ code: 0 });
    expect(asked).toEqual(["What becomes of this file where the device was heard?", "Bring it in?"]);
    expect(await vehicles()).toBe(20 + 1);
  });
});

describe("what can't be done", () => {
  it.each([
    ["an unknown device", ["--client", "no-such"], "the platform has no client with the guid no-such"],
    ["a wrong password", ["--password", "wrong-one"], "wrong e-mail or password"],
    ["a wrong key", ["--apikey", "wrong-one"], "the platform refuses the key"],
    ["a platform that is not there", ["--url", "http://127.0.0.1:1"], "is not available"],
    ["an unknown zone", ["--timezone", "Moon"], "must be an IANA time zone"],
  ])("names %s", async (_name, args, message) => {
    await expect(bed.run([await bed.write(GOOD), ...args])).rejects.toThrow(message);
  });

  it("names a file that is not there, and one that can't be read", async () => {
    await expect(bed.run(["/no/such.csv"])).rejects.toThrow("can't read /no/such.csv");
    await expect(bed.run([await bed.write("")])).rejects.toThrow("is empty");
    const { code, said } = await bed.run([await bed.write("time;speed\n")]);
    expect([code, said]).toEqual([1, expect.stringContaining("The file holds no records.")]);
    expect(await imports()).toEqual([]);
  });

  it("takes back what is there alone", async () => {
    await expect(bed.run(["--undo", "4711"])).rejects.toThrow("There is no such import");
  });
});

it("works with a full key of a group that allows it, and of no other", async () => {
  const { id: groupId } = await bed.post<{ id: number }>("group", {
    name: "Bled",
    metaData: {},
    timeZone: "Europe/Ljubljana",
  });
  await bed.post("client/assignTo", { groupId, clientId: bed.clientId });
  const { apikey } = await bed.post<{ apikey: { key: string } }>("apikey", {
    groupId,
    name: "files",
    viewOnly: false,
  });
  const args = [await bed.write(GOOD), "--apikey", apikey.key];
  await expect(bed.run(args)).rejects.toThrow("the key may not import");
  await bed.patch("group", { id: groupId, metaData: { importsAllowed: true } });
  expect(await bed.run(args)).toMatchObject({ code: 0 });
  expect(await imports()).toMatchObject([{ createdBy: null, state: "applied" }]);
});
