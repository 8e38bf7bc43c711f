import { expect, it } from "@jest/globals";
import { lengthClasses } from "../../../shared/chart/testing/measurement";
import { exportFiles } from "./exportFiles";

const files = (...args: Parameters<typeof exportFiles>) => exportFiles(...args).map(({ file }) => file);
const plain = ["daily.csv", "results.csv", "report.xlsx"];
const counting = [
  ...plain,
  "length-incoming.csv",
  "length-outgoing.csv",
  "length-total.csv",
  "classification.xlsx",
  "raw.csv",
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
  ["a bicycle camera", { hardwareType: null, visionType: "VISION_BIKE" }, [], plain],
] as const)("%s has its files", (_name, client, lengths, expected) => {
  expect(files(client, [...lengths])).toEqual(expected);
});
