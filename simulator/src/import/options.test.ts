import { describe, expect, it } from "@jest/globals";
import { ImportError } from "./importError.js";
import { readOptions } from "./options.js";

const environment = { INIT_CWD: "/home/ana" };

describe("readOptions", () => {
  it("fills in what is usual", () => {
    expect(readOptions(["a.csv", "--client", "g"], environment)).toMatchObject({
      file: "/home/ana/a.csv",
      refusedPath: "/home/ana/a.csv.refused.csv",
      guid: "g",
      timeZone: "Europe/Ljubljana",
      url: "http://localhost:4001",
      access: { email: "admin@obcestje.si", password: "demo-admin-2026" },
      dryRun: false,
    });
  });

  it("takes the account from options before the environment, and a key before both", () => {
    const known = { ...environment, ADMIN_EMAIL: "env@x.si", ADMIN_PASSWORD: "env" };
    expect(readOptions(["a", "--client", "g"], known).access).toEqual({ email: "env@x.si", password: "env" });
    expect(readOptions(["a", "--client", "g", "--email", "b@x.si"], known).access).toEqual({
      email: "b@x.si",
      password: "env",
    });
    expect(readOptions(["a", "--client", "g", "--key", "k"], known).access).toEqual({ apiKey: "k" });
  });

  it.each([
    [["a.csv"]],
    [["--client", "g"]],
    [["a.csv", "b.csv", "--client", "g"]],
    [["a.csv", "--client", "g", "--colums", "time"]],
    [["a.csv", "--client", "g", "--columns", "speed"]],
    [["a.csv", "--client", "g", "--delimiter", "ab"]],
    [["a.csv", "--client", "g", "--url", "nowhere"]],
    [["a.csv", "--client"]],
  ])("refuses %j", (args) => {
    expect(() => readOptions(args, environment)).toThrow(ImportError);
  });

  it.each([
    ["tab", "\t"],
    ["\\t", "\t"],
    ["|", "|"],
  ])("takes the delimiter %j", (given, delimiter) => {
    expect(readOptions(["a", "--client", "g", "--delimiter", given], environment).delimiter).toBe(delimiter);
  });
});
