import "./testing/browser";
import { describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { copiedText } from "../../../test/copiedText";
import { renderPortal } from "../../../test/renderPortal";
import { toast } from "../ui/toastStore";
import { ChartCard } from "./ChartCard";
import { type GraphKind, graphKinds } from "./graphKind";
import { lengthClasses, measurement } from "./testing/measurement";

/** Highcharts loads when the first chart shows. */

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
    await waitFor(() => expect(container.querySelector("svg.highcharts-root")).not.toBeNull());
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
    await waitFor(() => expect(container.querySelector("svg.highcharts-root")).not.toBeNull());
  });

  it("offers no zoom on a few columns", () => {
    show("speedClass");
    expect(screen.queryByRole("button", { name: /Povečava/ })).toBeNull();
  });

  it("zooms and moves by buttons and keys", async () => {
    const { container } = show("vehicleCount", { hours: 168 });
    await userEvent.click(screen.getByRole("button", { name: "Povečava: Število vozil na uro" }));
    await waitFor(() => expect(container.querySelector("svg.highcharts-root")).not.toBeNull());
    const { Highcharts } = await import("./highcharts");
    const axis = () => Highcharts.charts.findLast((chart) => chart !== undefined)?.xAxis[0]?.getExtremes();
    const hours = () => Math.round(((axis()?.max ?? 0) - (axis()?.min ?? 0)) / 3_600_000);
    expect(hours()).toBe(167);
    const closer = screen.getByRole("button", { name: "Približaj" });
    await userEvent.click(closer);
    expect(hours()).toBe(84);
    const before = axis()?.min ?? 0;
    await userEvent.keyboard("{ArrowRight}");
    expect(axis()?.min).toBeGreaterThan(before);
    await userEvent.keyboard("-");
    expect(hours()).toBe(167);
    await userEvent.keyboard("++0");
    expect(hours()).toBe(167);
  });

  it("copies the operation that gives its figures", async () => {
    const user = userEvent.setup();
    show("speed");
    expect(screen.queryByRole("button", { name: /GraphQL/ })).toBeNull();
    renderPortal(
      <ChartCard
        kind="speed"
        measurement={measurement()}
        clientId="7"
        tableOpen
        onTableOpen={() => undefined}
      />,
    );
    await user.click(screen.getByRole("button", { name: "Kopiraj kot GraphQL: Hitrost vozil" }));
    expect(await screen.findAllByText("Poizvedba GraphQL je kopirana.")).not.toEqual([]);
    const text = await copiedText();
    expect(text).toMatch(
      /^# Hitrost vozil: 01.07.2026 00:00 – 02.07.2026 00:00 \(Europe\/Ljubljana\)\nquery Speed\(/,
    );
    expect(text).toContain("{ from: 1782856800, to: 1782943200 }");
    act(() => toast.clear());
  });

  it("that can't be drawn says so alone, and gets another try", async () => {
    const broken = measurement();
    let isBroken = true;
    Object.defineProperty(broken, "histogram", {
      get: () => {
        if (isBroken) throw new Error("of another shape");
        return [{ speed: 45, vehicles: 3 }];
      },
    });
    const onRetry = jest.fn();
    const card = (kind: GraphKind) => (
      <ChartCard kind={kind} measurement={broken} tableOpen onTableOpen={() => undefined} onRetry={onRetry} />
    );
    renderPortal(
      <>
        {card("histogram")}
        {card("perDay")}
      </>,
    );
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("Napaka pri pridobivanju podatkov za grafe");
    expect(screen.getByRole("heading", { name: "Histogram hitrosti" })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Tabela: Število vozil na dan" })).toBeInTheDocument();
    // React logs what it caught.
    jest.mocked(console.error).mockClear();
    isBroken = false;
    await userEvent.click(within(alert).getByRole("button", { name: "Poskusi znova" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("region", { name: "Tabela: Histogram hitrosti" })).toBeInTheDocument();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("of a kind that isn't known says so", () => {
    renderPortal(
      <ChartCard kind="radar" measurement={measurement()} tableOpen={false} onTableOpen={() => undefined} />,
    );
    expect(screen.getByRole("heading", { name: "Ni izvedeno" })).toBeInTheDocument();
  });

  it("says so where there are no data", () => {
    show("vehicleType", { lengthClasses: [] });
    expect(screen.getByText("Ni podatkov za to obdobje")).toBeInTheDocument();
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});
