import { expect, it } from "@jest/globals";
import { readPlatform } from "../../tools/startOptions.mjs";

it.each([
  [[], undefined],
  [["--platform", "https://platform.example"], "https://platform.example"],
  [["--platform=http://127.0.0.1:4101/"], "http://127.0.0.1:4101"],
  [["--platform", "https://devices.example/rest/v2/"], "https://devices.example/rest/v2"],
])("npm start -- %j: in front of %s", (args, platform) => {
  expect(readPlatform(args)).toBe(platform);
});

it.each([
  "platform.example",
  "ftp://platform.example",
  "https://ana:secret@platform.example",
  "https://platform.example?a=1",
  "https://platform.example/#a",
  "",
])("refuses the address %j in one sentence", (address) => {
  expect(() => readPlatform(["--platform", address])).toThrow(
    `"${address}" is no address of a platform: write it like https://platform.example, with a path where it has one.`,
  );
});

it.each([[["--platfrom", "https://platform.example"]], [["--platform"]], [["https://platform.example"]]])(
  "refuses %j",
  (args) => {
    expect(() => readPlatform(args)).toThrow("Not understood");
  },
);
