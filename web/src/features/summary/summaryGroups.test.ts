import { expect, it } from "@jest/globals";
import { summaryGroupsOf } from "./summaryGroups";

const client = (id: string) => ({
  id,
  name: `Lokacija ${id}`,
  visionType: "NO_VISION" as const,
  hardwareType: null,
});
const group = (
  id: string,
  summaryGroups: Parameters<typeof summaryGroupsOf>[0][number]["summaryGroups"],
) => ({
  id,
  name: `Skupina ${id}`,
  timeZone: "Europe/Ljubljana",
  summaryGroups,
});

it("keeps the groups that have a summary, their clients in order and each once", () => {
  const nameOf = ({ name }: { name: string }) => name;
  const known = summaryGroupsOf(
    [
      group("1", []),
      group("2", [
        { name: "Cesta", clients: [client("b"), client("a"), client("b")] },
        { name: "Zaprto", clients: null },
      ]),
    ],
    nameOf,
  );
  expect(known.map(({ id }) => id)).toEqual(["2"]);
  expect(known[0]?.summaryGroups.map(({ clients }) => clients.map(({ id }) => id))).toEqual([["b", "a"], []]);
});
