import "./testing/browser";
import { describe, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPortal } from "../../../test/renderPortal";
import { ChartCard } from "./ChartCard";
import { type GraphKind, graphKinds } from "./graphKind";
import { lengthClasses, measurement } from "./testing/measurement";

/** Highcharts loads when the first chart shows. */
const patience = { timeout: 15_000 };

const show = (kind: GraphKind, part = {}, tableOpen = false) => {
  const onTableOpen = jest.fn();
  const data = measurement({ lengthClasses, ...part });
  const view = renderPortal(
    <ChartCard kind={kind} measurement={data} tableOpen={tableOpen} onTableOpen={onTableOpen} />,
  );
  return { ...view, onTableOpen };
};

describe("ChartCard", () => {
  it.each(graphKinds)("draws %s", async (kind) => {
    const { container } = show(kind);
    await waitFor(() => expect(container.querySelector("svg.highcharts-root")).not.toBeNull(), patience);
    expect(screen.getByRole("heading", { level: 2 })).toBeInTheDocument();
  });

  it("opens the table behind the chart, and shows it in a region that the keyboard reaches", async () => {
    const closed = show("vehicleCount");
    await userEvent.click(screen.getByRole("button", { name: "Pokaži tabelo: Število vozil na uro" }));
    expect(closed.onTableOpen).toHaveBeenCalledWith(true);
    closed.unmount();
    show("vehicleCount", {}, true);
    const region = screen.getByRole("region", { name: "Tabela: Število vozil na uro" });
    expect(region).toHaveAttribute("tabindex", "0");
    expect(within(region).getByRole("columnheader", { name: "Vozila" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Pokaži graf: Število vozil na uro" })).toBeInTheDocument();
  });

  it("turns zoom on and off on demand, where there is something to zoom into", async () => {
    const { container } = show("histogram");
    const zoom = screen.getByRole("button", { name: "Povečava: Histogram hitrosti" });
    expect(zoom).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(zoom);
    expect(zoom).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByText(/Povlecite čez graf/)).toBeInTheDocument();
    await waitFor(() => expect(container.querySelector("svg.highcharts-root")).not.toBeNull(), patience);
  });

  it("offers no zoom on a few columns", () => {
    show("speedClass");
    expect(screen.queryByRole("button", { name: /Povečava/ })).toBeNull();
  });

  it("says so where there are no data", () => {
    show("vehicleType", { lengthClasses: [] });
    expect(screen.getByText("Ni podatkov za to obdobje")).toBeInTheDocument();
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});
