import { expect, it } from "@jest/globals";
import { type FileImport, useFileImports } from "../../test/fileImports.js";
import { HOUR, MINUTE } from "../time/clock.js";

const scene = useFileImports();

const saidOf = ({ understanding }: FileImport) =>
  understanding.assumptions.find(({ code }) => code === "COUNT_EMPTY");

const FROM = Date.UTC(2026, 0, 5, 6) / 1000;

it.each([
  ["empty", "", ""],
  ["empty beside a state", "", "Raw data"],
  ["of a state that is not heard", "0", "Missing"],
])("takes no time for heard in which one direction's cell is %s", async (_name, count, state) => {
  const one = await scene.read(
    [
      "Time;Main St IN;Main St IN status;Main St OUT;Main St OUT status",
      "05.01.2026 07:00;4;Raw data;7;Raw data",
      "05.01.2026 07:15;5;Raw data;9;Raw data",
      `05.01.2026 07:30;6;Raw data;${count};${state}`,
      `05.01.2026 07:45;0;Raw data;${count};${state}`,
    ].join("\n"),
    { kind: "bicycle" },
  );
  expect(one.look).toMatchObject({
    ...{ bicycles: 25, incoming: 9, outgoing: 16, intervals: 4 },
    ...{ from: FROM, to: FROM + 30 * MINUTE, coveredSeconds: 30 * MINUTE },
  });
  expect(saidOf(one)).toMatchObject({
    params: { intervals: 2, incoming: 2, outgoing: 0, users: 6 },
    message:
      "2 counts (2 incoming, 0 outgoing) stand beside an empty, refused or missing one of the same time and kind: that time is taken for not heard, and 6 road users counted in it are left out.",
  });
  await scene.apply(one);
  const period = `startTimestamp=${FROM}&endTimestamp=${FROM + HOUR}`;
  const path = `/measurement?clientId=${scene.client.id}&${period}`;
  expect(await scene.platform.ok("GET", path, scene.admin)).toMatchObject({
    pedestrians: { bycicles: { total_count: 25 } },
    completeness: { covered_seconds: 30 * MINUTE },
  });
});

it("takes what the other direction counted where the empty one's column is left out", async () => {
  const text =
    "Time;IN;OUT\n05.01.2026 07:00;4;7\n05.01.2026 07:15;5;\n05.01.2026 07:30;6;\n05.01.2026 07:45;1;2\n";
  const both = await scene.read(text, { kind: "bicycle" });
  expect(both.look).toMatchObject({ bicycles: 14, coveredSeconds: 30 * MINUTE });
  await scene.apply(both);
  const columns = [{ index: 2, role: null }];
  const rest = await scene.read(text, { kind: "bicycle", columns, overlap: "fill" });
  expect(saidOf(rest)).toBeUndefined();
  expect(rest.look).toMatchObject({ bicycles: 16, coveredSeconds: HOUR });
});

it("says nothing of kinds and times whose columns are empty together", async () => {
  const one = await scene.read(
    [
      "Time;bikes IN;bikes OUT;pedestrians IN;pedestrians OUT",
      "05.01.2026 07:00;4;7;1;",
      "05.01.2026 07:15;;;1;1",
      "05.01.2026 07:30;4;7;1;1",
    ].join("\n"),
  );
  expect(one.look).toMatchObject({ bicycles: 22, pedestrians: 4, coveredSeconds: 45 * MINUTE });
  expect(saidOf(one)?.params).toEqual({ intervals: 1, incoming: 1, outgoing: 0, users: 1 });
});

it.each([
  ["beside it", ["EB,7,3", "WB,7,4", "EB,8,5", "WB,8,", "EB,9,1", "WB,9,2"]],
  ["far from it", ["EB,7,3", "EB,8,5", "EB,9,1", "WB,7,4", "WB,8,", "WB,9,2"]],
])("takes no time for heard for which one direction's row is empty, %s", async (_name, rows) => {
  const lines = rows.map((row) => row.replace(/^(..),(\d)/, "$1,2026-01-05,$2"));
  const one = await scene.read(["dir,date,hr,volume", ...lines].join("\n"), {
    kind: "vehicle",
    directions: { EB: "incoming", WB: "outgoing" },
  });
  expect(one.look).toMatchObject({ vehicles: 10, coveredSeconds: 2 * HOUR, gapCount: 1 });
  expect(saidOf(one)?.params).toEqual({ intervals: 1, incoming: 1, outgoing: 0, users: 5 });
});

it("takes nothing for heard where one direction's column is empty all along, unless it is left out", async () => {
  const text = "Time;bikes IN;bikes OUT\n05.01.2026 07:00;4;\n05.01.2026 07:15;5;\n05.01.2026 07:30;6;\n";
  const one = await scene.read(text);
  expect(one.look).toMatchObject({ bicycles: null, coveredSeconds: 0, from: null });
  expect(saidOf(one)?.params).toEqual({ intervals: 3, incoming: 3, outgoing: 0, users: 15 });
  const told = await scene.read(text, { columns: [{ index: 2, role: null }] });
  expect(told.look).toMatchObject({ bicycles: 15, coveredSeconds: 45 * MINUTE });
});

it("leaves the state of a column out with the column", async () => {
  const text = [
    "Time;Main St IN;Main St IN status;Main St OUT;Main St OUT status",
    "05.01.2026 07:00;4;Raw data;7;Raw data",
    "05.01.2026 07:15;5;Raw data;;",
    "05.01.2026 07:30;6;Raw data;0;Missing",
    "05.01.2026 07:45;0;Raw data;0;Missing",
  ].join("\n");
  const one = await scene.read(text, { kind: "bicycle", columns: [{ index: 3, role: null }] });
  expect(one.look).toMatchObject({ bicycles: 15, incoming: 15, outgoing: 0, coveredSeconds: HOUR });
  expect(saidOf(one)).toBeUndefined();
});

it.each([
  ["beside it", ["EB,7,3", "WB,7,4", "EB,8,5", "WB,8,x", "EB,9,1", "WB,9,2"]],
  ["far from it", ["EB,7,3", "EB,8,5", "EB,9,1", "WB,7,4", "WB,8,-3", "WB,9,2"]],
])("takes no time for heard for which one direction's row is refused, %s", async (_name, rows) => {
  const lines = rows.map((row) => row.replace(/^(..),(\d)/, "$1,2026-01-05,$2"));
  const one = await scene.read(["dir,date,hr,volume", ...lines].join("\n"), {
    kind: "vehicle",
    directions: { EB: "incoming", WB: "outgoing" },
  });
  expect(one.look).toMatchObject({ vehicles: 10, refused: 1, coveredSeconds: 2 * HOUR, gapCount: 1 });
  expect(saidOf(one)?.params).toEqual({ intervals: 1, incoming: 1, outgoing: 0, users: 5 });
});

it("takes the time of a refused row for heard of the other kinds", async () => {
  const text = [
    "time,kind,direction,count",
    ...["07:00", "08:00", "09:00"].flatMap((clock) =>
      ["vehicle", "bicycle"].flatMap((kind) =>
        ["incoming", "outgoing"].map((direction) => {
          const isOdd = clock === "08:00" && kind === "bicycle" && direction === "incoming";
          return `2026-01-05 ${clock},${kind},${direction},${isOdd ? "?" : 2}`;
        }),
      ),
    ),
  ].join("\n");
  const one = await scene.read(text);
  expect(one.look).toMatchObject({ vehicles: 12, bicycles: 8, refused: 1 });
  expect(saidOf(one)?.params).toEqual({ intervals: 1, incoming: 0, outgoing: 1, users: 2 });
});
