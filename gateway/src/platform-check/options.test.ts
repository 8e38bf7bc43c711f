import { expect, it } from "@jest/globals";
import { readCommandLine } from "./options.js";

const WHO = ["--email", "ana@example.com", "--password", "secret-2026"];

it("reads where, and as whom", () => {
  expect(readCommandLine(["https://platform.example/", ...WHO])).toEqual({
    platform: "https://platform.example",
    email: "ana@example.com",
    password: "secret-2026",
    write: false,
  });
  expect(readCommandLine(["https://platform.example", "--write", ...WHO])?.write).toBe(true);
  expect(readCommandLine(["--help"])).toBeUndefined();
});

it.each([
  [WHO, "One address of a platform is needed."],
  [["https://a.example", "https://b.example", ...WHO], "One address of a platform is needed."],
  [["platform.example", ...WHO], '"platform.example" is no address'],
  [["https://platform.example"], "--email and --password are needed."],
  [["https://platform.example", "--force", ...WHO], "Unknown option '--force'"],
])("refuses %j", (args, why) => {
  expect(() => readCommandLine(args)).toThrow(why);
});
