import { expect, it } from "@jest/globals";
import { device, firmware } from "../testing/showFirmware";
import { type CountedFirmware, shownFirmware, usualSort, withRunning } from "./firmwareList";

const rows = withRunning(
  [
    firmware("1", "1.9", "K200DISP_FALCON", { description: "S tem so prišle", size: 10 }),
    firmware("2", "1.10", "K200DISP_FALCON", { size: 30 }),
    // Unknown values come last.
    firmware("3", "1.10", "K200DISP_AMG", { size: null }),
  ],
  [
    device("7", "Most", "K200DISP_FALCON", "1.10"),
    device("8", "Cesta", "K200DISP_FALCON", "1.10"),
    device("9", "Vrtec", "K200DISP_AMG", "1.9"),
    device("10", "Nova", "K200DISP_AMG", null),
  ],
);
const ids = (choice: Partial<Parameters<typeof shownFirmware>[1]>): string[] =>
  shownFirmware(rows, { search: "", hardwareType: null, sort: usualSort, ...choice }).map(({ id }) => id);

it("counts the devices of its hardware that tell its version", () => {
  expect(rows.map(({ running }: CountedFirmware) => running)).toEqual([0, 2, 0]);
});

it("is listed newest first, or by what is asked for: versions as people count", () => {
  expect(ids({})).toEqual(["3", "2", "1"]);
  expect(ids({ sort: { column: "version", descending: false } })).toEqual(["1", "3", "2"]);
  expect(ids({ sort: { column: "running", descending: true } })[0]).toBe("2");
  expect(ids({ sort: { column: "size", descending: false } })).toEqual(["1", "2", "3"]);
});

it("is found by version and description, and by its hardware", () => {
  expect(ids({ search: " PRISLE" })).toEqual(["1"]);
  expect(ids({ search: "1.10", hardwareType: "K200DISP_AMG" })).toEqual(["3"]);
});
