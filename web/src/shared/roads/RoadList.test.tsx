import { afterEach, expect, it, jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { onPhone } from "../../../test/onPhone";
import { renderPortal } from "../../../test/renderPortal";
import { RoadList } from "./RoadList";
import type { FigureKey } from "./sortRows";
import { figures, row } from "./testing/rows";

afterEach(() => {
  jest.restoreAllMocks();
});

const keys: readonly FigureKey[] = ["count", "average", "max", "v85", "overLimit"];

function show(estimates: readonly ("average" | "v85" | "overLimit")[]) {
  const rows = [
    row("Most", figures({ estimates: new Set(estimates), average: null })),
    row("Šola", figures()),
  ];
  renderPortal(
    <RoadList label="Lokacije" rows={rows} keys={keys} sort={null} onSort={() => {}} linkOf={() => "/"} />,
  );
  return screen.getAllByRole("row").slice(1);
}

it("signs estimates for eyes and ears, and explains the sign beneath", () => {
  const [most, school] = show(["average", "v85", "overLimit"]);
  expect(within(most as HTMLElement).getByRole("cell", { name: "54 ocena" })).toHaveTextContent("54†");
  // The mean is unknown, so it is not marked as an estimate.
  expect(within(most as HTMLElement).getAllByRole("img", { name: "ocena" })).toHaveLength(2);
  expect(within(school as HTMLElement).queryByRole("img", { name: "ocena" })).toBeNull();
  expect(screen.getByText(/^† Ocena: izračunano znotraj razredov/)).toBeInTheDocument();
});

it("has neither signs nor their explanation where nothing is one", () => {
  show([]);
  expect(screen.queryByRole("img", { name: "ocena" })).toBeNull();
  expect(screen.queryByText(/Ocena/)).toBeNull();
});

it.each(["a table", "cards on a phone"])("says in %s below the completeness what is left out", (form) => {
  if (form !== "a table") onPhone();
  const rows = [
    row("Most", figures({ leftOut: 5400 })),
    row("Šola", figures({ leftOut: 0 })),
    row("Pot", figures()),
  ];
  renderPortal(
    <RoadList
      label="Lokacije"
      rows={rows}
      keys={["count", "completeness"]}
      sort={null}
      onSort={() => {}}
      linkOf={() => "/"}
    />,
  );
  const said = screen.getByText("izločeno 1,5 h");
  expect(said).toHaveAttribute("title", expect.stringContaining("skrbnik izločil"));
  expect(said.closest("tr, li")).toHaveTextContent("Most");
  expect(screen.getAllByText(/izločeno/)).toHaveLength(1);
});
