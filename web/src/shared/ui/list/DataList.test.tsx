import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { onPhone } from "../../../../test/onPhone";
import { renderPortal } from "../../../../test/renderPortal";
import { useSelection } from "../../bulk/useSelection";
import { useColumnSort } from "../useColumnSort";
import type { Column } from "./column";
import { DataList } from "./DataList";

type Street = { id: string; name: string; heard: string | null; count: number };

const streets: readonly Street[] = [
  { id: "1", name: "Ob potoku", heard: "12:00", count: 5 },
  { id: "2", name: "Na klancu", heard: null, count: 0 },
];

const ids = streets.map(({ id }) => id);

const drawn = jest.fn<(name: string) => void>();
afterEach(() => {
  jest.restoreAllMocks();
});

const columns: readonly Column<Street>[] = [
  {
    key: "heard",
    head: "Čas",
    cell: ({ heard }) => heard ?? "-",
    card: { at: "fact", cell: (s) => s.heard },
  },
  {
    key: "name",
    head: "Ime",
    cell: ({ name }) => {
      drawn(name);
      return name;
    },
    card: { at: "name" },
  },
  { key: "id", head: "Številka", cell: ({ id }) => id },
  { key: "count", head: "Vozil", align: "end", cell: ({ count }) => count, card: { at: "fact" } },
  { key: "number", cell: ({ id }) => `#${id}`, card: { at: "state" } },
  { key: "note", cell: ({ name }) => `Opis: ${name}`, card: { at: "text" } },
  { key: "foot", cell: () => "Noga", card: { at: "foot" } },
  { key: "actions", head: "Dejanja", cell: () => "Uredi", card: { at: "buttons" } },
];

/** With a button that counts one more vehicle in the first street. */
function Streets() {
  const [rows, setRows] = useState(streets);
  const sorting = useColumnSort(["name"], { column: "name", descending: false });
  const selection = useSelection(ids);
  const count = () => setRows(([first, ...others]) => (first ? [{ ...first, count: 6 }, ...others] : others));
  return (
    <>
      <button type="button" onClick={count}>
        {"Mimo!"}
      </button>
      <DataList
        label="Ceste"
        columns={columns}
        rows={rows}
        sorting={sorting}
        choosing={{ selection, all: "Vse", nameOf: ({ name }) => `Izberi ${name}` }}
        lookOf={lookOf}
      />
    </>
  );
}

const lookOf = ({ id }: Street) => ({ "data-street": id });

describe("a list", () => {
  it("is a table of the columns with a head", () => {
    renderPortal(<Streets />);
    const heads = within(screen.getByRole("region", { name: "Ceste" })).getAllByRole("columnheader");
    expect(heads.map((head) => head.textContent)).toEqual(["", "Čas", "Ime", "Številka", "Vozil", "Dejanja"]);
    expect(within(screen.getByRole("columnheader", { name: "Ime" })).getByRole("button")).toBeVisible();
    expect(screen.getByRole("columnheader", { name: "Ime" })).toHaveAttribute("aria-sort", "ascending");
    const row = screen.getByRole("row", { name: /Na klancu/ });
    expect(within(row).getAllByRole("cell")).toHaveLength(6);
    expect(row).toHaveTextContent("-Na klancu20Uredi");
    expect(row).toHaveAttribute("data-street", "2");
  });

  it("is a card a row on a phone: name, state, text, told facts, foot, buttons", () => {
    onPhone();
    renderPortal(<Streets />);
    const cards = within(screen.getByRole("list", { name: "Ceste" })).getAllByRole("listitem");
    expect(cards.map((card) => card.textContent)).toEqual([
      "Ob potoku#1Opis: Ob potoku12:00 · 5NogaUredi",
      "Na klancu#2Opis: Na klancu0NogaUredi",
    ]);
    expect(cards[1]).toHaveAttribute("data-street", "2");
    expect(screen.queryByRole("table")).toBeNull();
  });

  it.each([
    ["as a table", () => undefined],
    ["as cards", onPhone],
  ])("%s draws alone what changed or was chosen", async (_form, prepare) => {
    prepare();
    renderPortal(<Streets />);
    drawn.mockReset();
    await userEvent.click(screen.getByRole("button", { name: "Mimo!" }));
    expect(drawn.mock.calls).toEqual([["Ob potoku"]]);
    drawn.mockReset();
    await userEvent.click(screen.getByRole("checkbox", { name: "Izberi Na klancu" }));
    expect(screen.getByRole("checkbox", { name: "Izberi Na klancu" })).toBeChecked();
    expect(drawn.mock.calls).toEqual([["Na klancu"]]);
  });
});
