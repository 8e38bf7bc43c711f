import { expect, it } from "@jest/globals";
import { lengthClasses } from "../../../shared/chart/testing/measurement";
import { exportFiles } from "./exportFiles";

const files = (...args: Parameters<typeof exportFiles>) => exportFiles(...args).map(({ file }) => file);
const day = 86_400;
const month = { from: 0, to: 31 * day };
const people = ["daily.csv", "results.csv", "report.xlsx"];
const engineers = ["daily-traffic.csv", "quarter-hours.csv"];
const plain = [...people, ...engineers];
const counting = [
  ...people,
  "length-incoming.csv",
  "length-outgoing.csv",
  "length-total.csv",
  "classification.xlsx",
  "raw.csv",
  ...engineers,
];

it.each([
  ["a sign", { hardwareType: "K200DISP_FALCON", visionType: "NO_VISION" }, [], plain],
  [
    "a sign that measures lengths",
    { hardwareType: "K200DISP_FALCON", visionType: "NO_VISION" },
    lengthClasses,
    counting,
  ],
  ["a radar counter", { hardwareType: "K200_DEFAULT_VIASIS", visionType: "NO_VISION" }, [], counting],
  ["a counter", { hardwareType: "K_SIPRONIKA", visionType: "NO_VISION" }, [], counting],
  ["a bicycle counter", { hardwareType: "BIKECOUNTER", visionType: "NO_VISION" }, [], plain],
  ["a vehicle camera", { hardwareType: null, visionType: "VISION_VEHICLES" }, [], counting],
  ["a bicycle camera", { hardwareType: null, visionType: "VISION_BIKE" }, [], people],
] as const)("%s has its files", (_name, client, lengths, expected) => {
  expect(files(client, month, [...lengths])).toEqual(expected);
});

it("has quarter hours of 31 days at most, one of which may have 25 hours", () => {
  const sign = { hardwareType: "K200DISP_FALCON", visionType: "NO_VISION" } as const;
  expect(files(sign, { from: 0, to: 31 * day + 3600 })).toContain("quarter-hours.csv");
  expect(files(sign, { from: 0, to: 31 * day + 3601 })).not.toContain("quarter-hours.csv");
});

it("has the file of own classes where the group states some", () => {
  const sign = { hardwareType: "K200DISP_FALCON", visionType: "NO_VISION" } as const;
  expect(files(sign, month, [], { speeds: null, lengths: null })).not.toContain("own-classes.csv");
  expect(files(sign, month, [], { speeds: [], lengths: null })).toEqual([
    ...people,
    "own-classes.csv",
    ...engineers,
  ]);
  const camera = { hardwareType: null, visionType: "VISION_BIKE" } as const;
  expect(files(camera, month, [], { speeds: [], lengths: null })).toEqual(people);
});

it("has the sheets of own classes in the workbook where the group states some", () => {
  const sign = { hardwareType: "K200DISP_FALCON", visionType: "NO_VISION" } as const;
  const own = (ownClasses: Parameters<typeof exportFiles>[3]) =>
    exportFiles(sign, month, [], ownClasses)
      .find(({ file }) => file === "report.xlsx")
      ?.sheets?.filter((sheet) => sheet.startsWith("own"));
  expect(own(null)).toEqual([]);
  expect(own({ speeds: [], lengths: null })).toEqual(["ownSpeedsSheet"]);
  expect(own({ speeds: [], lengths: [] })).toEqual(["ownSpeedsSheet", "ownLengthsSheet"]);
});
