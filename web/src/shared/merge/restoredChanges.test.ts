import { expect, it } from "@jest/globals";
import { restoredChanges } from "./restoredChanges";

const edit = (version: number, ...changes: { path: string | null; before: unknown; after: unknown }[]) => ({
  version,
  removed: false,
  changeCount: changes.length,
  changes,
});
const limit = (before: number, after: number) => ({ path: "metaData.speedLimit", before, after });
const name = (before: string, after: string) => ({ path: "metaData.name", before, after });

it("undoes all that was edited since, each field from what it is now to what it was", () => {
  const edits = [
    edit(4, limit(40, 50)),
    edit(3, name("Most", "Stari most")),
    edit(2, limit(30, 40)),
    edit(1, limit(20, 30)),
  ];
  expect(restoredChanges(edits, 1)).toEqual({
    changes: [
      { path: "metaData.speedLimit", before: 50, after: 30 },
      { path: "metaData.name", before: "Stari most", after: "Most" },
    ],
    isWhole: true,
  });
});

it("has nothing to change where it was changed there and back", () => {
  expect(restoredChanges([edit(3, limit(30, 50)), edit(2, limit(50, 30)), edit(1)], 1)).toEqual({
    changes: [],
    isWhole: true,
  });
});

it.each([
  ["an edit tells only some of what it changed", [{ ...edit(2, limit(30, 50)), changeCount: 9 }, edit(1)]],
  ["an edit is not told", [edit(3, limit(30, 50)), edit(1)]],
  ["nobody tells what an edit changed", [{ ...edit(2), changes: null, changeCount: null }, edit(1)]],
  ["a change has no place", [edit(2, { ...limit(1, 2), path: null }), edit(1)]],
  ["it was taken away meanwhile", [edit(3, limit(30, 50)), { ...edit(2), removed: true }, edit(1)]],
  [
    "a whole thing came, and was edited then",
    [
      edit(3, { path: "texts.Šola.words", before: "A", after: "B" }),
      edit(2, { path: "texts.Šola", before: null, after: { words: "A" } }),
      edit(1),
    ],
  ],
])("does not claim to tell all where %s", (_what, edits) => {
  expect(restoredChanges(edits, 1).isWhole).toBe(false);
});

it("takes values that are too long to be told for different", () => {
  const long = "(1200 characters)";
  const edits = [edit(2, { path: "data", before: long, after: long }), edit(1)];
  expect(restoredChanges(edits, 1).changes).toHaveLength(1);
});
