import { describe, expect, it } from "@jest/globals";
import { ImportError } from "./importError.js";
import { readOptions, USAGE } from "./options.js";
import { isPlain, optionsOf } from "./said.js";

const environment = { INIT_CWD: "/home/ana" };
const read = (...args: string[]) => readOptions(["a.csv", "--client", "g", ...args], environment);
/** The options that the platform gets for the file. */
const told = (...args: string[]) => optionsOf(read(...args).said, []);

describe("readOptions", () => {
  it("fills in what is usual, and says nothing of the file", () => {
    expect(read()).toEqual({
      task: { kind: "bringIn", file: "/home/ana/a.csv" },
      guid: "g",
      said: { options: {}, columns: [] },
      url: "http://localhost:4001",
      access: { email: "admin@obcestje.si", password: "demo-admin-2026" },
      refusedPath: "/home/ana/a.csv.refused.csv",
      dryRun: false,
      yes: false,
    });
  });

  it("takes the account from options before the environment, and a full key before both", () => {
    const known = { ...environment, ADMIN_EMAIL: "env@x.si", ADMIN_PASSWORD: "env" };
    const access = (...args: string[]) => readOptions(["a", "--client", "g", ...args], known).access;
    expect(access()).toEqual({ email: "env@x.si", password: "env" });
    expect(access("--email", "b@x.si")).toEqual({ email: "b@x.si", password: "env" });
    expect(access("--apikey", "k")).toEqual({ apiKey: "k" });
  });

  it("says of a device's key what to do instead", () => {
    expect(() => read("--key", "k")).toThrow(/^--key can't .*--email, --password.*--apikey KEY\)\.$/);
  });

  it("says all of a file in the platform's words", () => {
    expect(
      told(
        ...["--timezone", "Europe/Berlin", "--direction", "incoming=0,outgoing=1", "--delimiter", "tab"],
        ...["--sheet", "Mai", "--encoding", "UTF-16LE", "--header", "3", "--date-order", "mdy"],
        ...["--kind", "bicycle", "--interval", "900", "--gap", "7200", "--doubled-hour", "second"],
        ...["--kinds", "jogger=pedestrian,a=b=bicycle,dog=-"],
        ...["--overlap", "fill", "--keep", "byage", "--place", "2=North=1", "--missing-rows", "notheard"],
      ),
    ).toEqual({
      ...{ timeZone: "Europe/Berlin", directions: { 0: "incoming", 1: "outgoing" }, separator: "\t" },
      ...{ sheet: "Mai", encoding: "utf-16le", headerLine: 3, dateOrder: "MDY", kind: "bicycle" },
      kinds: { jogger: "pedestrian", "a=b": "bicycle", dog: null },
      only: { column: 1, value: "North=1" },
      ...{ intervalSeconds: 900, gapSeconds: 7200, doubledHour: "second", overlap: "fill", keep: "byAge" },
      missingRows: "notHeard",
    });
  });

  it.each([[["--columns", "-,date,time,speed"]], [["--columns=-,date,time,speed"]]])(
    "takes columns by place, though the first is left out: %j",
    (args) => {
      expect(told(...args).columns).toEqual([
        { index: 0, role: null },
        { index: 1, role: "date" },
        { index: 2, role: "clock" },
        { index: 3, role: "speed" },
      ]);
    },
  );

  it("knows columns by place and by name", () => {
    const { said } = read(
      "--use",
      "2=count:bicycle:outgoing",
      "--use",
      "#1=-",
      "--unit",
      "Hitrost (km/h)=mph",
    );
    expect(said.columns).toEqual([
      { column: 1, role: "count", kind: "bicycle", direction: "outgoing" },
      { column: 0, role: null },
      { column: "Hitrost (km/h)", unit: "mph" },
    ]);
    expect([isPlain(said), isPlain(read("--use", "2=speed").said)]).toEqual([false, true]);
  });

  it("takes values of directions whose lines are left out", () => {
    expect(told("--direction", "incoming=N,outgoing=S,none=Total").directions).toEqual({
      ...{ N: "incoming", S: "outgoing", Total: null },
    });
  });

  it("takes values that begin with a dash where those make sense", () => {
    expect(told("--direction", "incoming=-,outgoing=+").directions).toEqual({
      "-": "incoming",
      "+": "outgoing",
    });
    expect(told("--delimiter", "-").separator).toBe("-");
    expect(() => read("--columns", "--yes")).toThrow(ImportError);
  });

  it("knows what else there is to do than to bring a file in", () => {
    expect(readOptions(["--list", "--client", "g"], {})).toMatchObject({ task: { kind: "list" }, guid: "g" });
    expect(readOptions(["--undo", "7"], {})).toMatchObject({
      task: { kind: "undo", id: 7 },
      guid: undefined,
    });
  });

  it.each([
    [["a.csv"]],
    [["--client", "g"]],
    [["--list"]],
    [["a.csv", "b.csv", "--client", "g"]],
    [["a.csv", "--client", "g", "--list"]],
    [["a.csv", "--client", "g", "--undo", "7"]],
    [["--undo", "seven"]],
    [["a.csv", "--client", "g", "--colums", "time"]],
    [["a.csv", "--client", "g", "--columns", "speed"]],
    [["a.csv", "--client", "g", "--columns", "time,colour"]],
    [["a.csv", "--client", "g", "--use", "speed"]],
    [["a.csv", "--client", "g", "--use", "1=count:lorry"]],
    [["a.csv", "--client", "g", "--kind", "lorry"]],
    [["a.csv", "--client", "g", "--interval", "0"]],
    [["a.csv", "--client", "g", "--direction", "in=0"]],
    [["a.csv", "--client", "g", "--kinds", "dog=animal"]],
    [["a.csv", "--client", "g", "--kinds", "=vehicle"]],
    [["a.csv", "--client", "g", "--delimiter", "ab"]],
    [["a.csv", "--client", "g", "--url", "nowhere"]],
    [["a.csv", "--client"]],
  ])("refuses %j", (args) => {
    expect(() => readOptions(args, environment)).toThrow(ImportError);
  });

  it("names every option in the usage", () => {
    for (const name of [
      "timezone",
      "columns",
      "direction",
      "delimiter",
      "url",
      "email",
      "password",
      "refused",
    ])
      expect(USAGE).toContain(`--${name}`);
  });
});
