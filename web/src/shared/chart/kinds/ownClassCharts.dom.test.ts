import { expect, it } from "@jest/globals";
import { createChartContext } from "../chartContext";
import { chartOf } from "../chartOf";
import { measurement } from "../testing/measurement";
import { ownClasses, ownRow } from "../testing/ownClasses";

const context = createChartContext({ language: "sl", zone: "Europe/Ljubljana" });
const plain = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => cell.replaceAll("\u00a0", " ")));
const drawn = (own: object | null, kind: "speedClass" | "vehicleType" = "speedClass", part: object = {}) => {
  const told = own && { speeds: null, lengths: null, ...own };
  return chartOf[kind](measurement({ ownClasses: told, ...part }), context);
};

it("draws own classes of speed, with both directions in the table", () => {
  const { title, unit, options, table } = drawn(ownClasses);
  expect([title, unit]).toEqual(["Hitrostni razred", "vozil po lastnih razredih"]);
  expect(options.xAxis).toMatchObject({ categories: ["do 30", "31–50", "nad 50"] });
  expect(options.series).toMatchObject([{ data: [{ y: 100 }, { y: 280 }, { y: 20 }] }]);
  expect(table().columns).toEqual([
    "Razred (km/h)",
    "Prihajajoča smer",
    "Odhajajoča smer",
    "Vozila",
    "Delež",
  ]);
  expect(plain(table().rows)).toEqual([
    ["do 30", "60", "40", "100", "25,0 %"],
    ["31–50", "200", "80", "280", "70,0 %"],
    ["nad 50", "20", "0", "20", "5,0 %"],
    ["Skupaj", "280", "120", "400", "100,0 %"],
  ]);
});

it.each([
  [30, 0.5],
  [40, 1],
  [50, 1.5],
  [51, null],
])(
  "puts the line of a limit of %d km/h at its exact place, unless it is in the open class",
  (speedLimit, value) => {
    const { options } = drawn(ownClasses, "speedClass", { speedLimit });
    expect(options.xAxis).toMatchObject({ plotLines: value === null ? [] : [{ value }] });
  },
);

it("cuts long names of classes below the columns, and tells them whole in the table", () => {
  const name = "Vozila, ki se peljejo mimo šole prehitro, a ne zelo";
  const { options, table } = drawn({
    speeds: [ownRow({ from: 0, to: 30, name }), ownRow({ from: 31, to: null })],
  });
  expect(options.xAxis).toMatchObject({ categories: ["Vozila, ki se…", "nad 30"] });
  expect(table().rows[0]?.slice(0, 2)).toEqual(["do 30", name]);
});

it("names own classes of length as the group does, as text and not as markup", () => {
  const lengths = [
    ownRow({ from: 0, to: 5.2, name: "<b>osebna & več</b>" }),
    ownRow({ from: 5.2, to: null }),
  ];
  const { options, table } = drawn({ lengths }, "vehicleType");
  expect(options.xAxis).toMatchObject({
    categories: ["&lt;b>osebna &amp; več&lt;/b>", "5,2 m in več"],
  });
  expect(options.series).toMatchObject([{ type: "bar" }]);
  expect(table().columns.slice(0, 2)).toEqual(["Dolžina", "Ime"]);
  expect(table().rows[0]?.slice(0, 2)).toEqual(["do 5,2 m", "<b>osebna & več</b>"]);
});

it("marks estimates, and leaves the place of what is unknown empty", () => {
  const speeds = [
    ownRow({ isEstimate: true }),
    ownRow({ from: 31, to: null, vehicles: null, percentage: null, incoming: null, outgoing: null }),
  ];
  const { isEstimate, note, table, empty } = drawn({ speeds });
  expect([isEstimate, empty]).toEqual([true, false]);
  expect(note).toMatch(/Prazni razredi.*Ocena:/);
  expect(table().columns.at(-1)).toBe("Ocena");
  expect(plain(table().rows).map((row) => [row[3], row.at(-1)])).toEqual([
    ["100", "da"],
    ["-", ""],
    ["516", ""],
  ]);
});

it("draws the usual classes where there are no own ones", () => {
  for (const own of [null, { speeds: null, lengths: null }, { speeds: [], lengths: [] }]) {
    expect(drawn(own).table().rows).toHaveLength(10);
    expect(drawn(own, "vehicleType").table().columns[0]).toBe("Vrsta vozil");
  }
});
