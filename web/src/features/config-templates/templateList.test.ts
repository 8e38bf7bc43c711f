import { describe, expect, it } from "@jest/globals";
import { sortOf } from "../../shared/ui/useColumnSort";
import { columns, shownTemplates, type TemplateRow, usualSort } from "./templateList";

const row = (id: string, name: string, part: Partial<TemplateRow> = {}): TemplateRow => ({
  id,
  name,
  hardwareType: "K200DISP_AMG",
  superType: "K200",
  version: 1,
  changeDate: Number(id),
  ...part,
});
const rows = [
  row("12", "Šola"),
  row("2", "cesta"),
  row("3", "Vrtec", { superType: "K200_SMILEY", hardwareType: null, version: 4 }),
];
const names = (choice: Partial<Parameters<typeof shownTemplates>[1]>) =>
  shownTemplates(rows, { search: "", superType: null, sort: usualSort, ...choice }).map(({ name }) => name);

describe("the list of templates", () => {
  it.each([
    [null, ["cesta", "Šola", "Vrtec"]],
    ["-name", ["Vrtec", "Šola", "cesta"]],
    ["id", ["cesta", "Vrtec", "Šola"]],
    ["-version", ["Vrtec", "cesta", "Šola"]],
    ["changeDate", ["cesta", "Vrtec", "Šola"]],
    ["hardware", ["cesta", "Šola", "Vrtec"]],
    ["nonsense", ["cesta", "Šola", "Vrtec"]],
  ])("is sorted as %s says", (sort, expected) => {
    expect(names({ sort: sortOf(sort, columns, usualSort) })).toEqual(expected);
  });

  it("is searched by name without regard to case and accents, by type, and by whole ids", () => {
    expect(names({ search: " sola " })).toEqual(["Šola"]);
    expect(names({ search: "disp_amg" })).toEqual(["cesta", "Šola"]);
    expect(names({ search: "12" })).toEqual(["Šola"]);
    expect(names({ search: "3" })).toEqual(["Vrtec"]);
    expect(names({ superType: "K200_SMILEY" })).toEqual(["Vrtec"]);
  });
});
