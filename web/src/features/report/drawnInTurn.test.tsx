import "../../shared/chart/testing/browser";
import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { act, waitFor } from "@testing-library/react";
import { renderPortal } from "../../../test/renderPortal";
import { nextTurn } from "../../../test/turnsByHand";
import { answer, client } from "./testing/answers";

// Highcharts inspects the browser as soon as it is loaded, and so does inTurn, for its channel.
const { PdfReportPage } = await import("./PdfReportPage");

const usual = globalThis.fetch;
const settings = { ...client().settings, markerPosition: { lat: 45.82, lng: 14.93 } };

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>(async (_url, init) => {
    const { id }: { id: string } = JSON.parse(String(init?.body)).variables;
    return new Response(JSON.stringify(answer({ client: client({ id, settings }) })));
  });
});
afterEach(() => {
  globalThis.fetch = usual;
});

const draw = () => act(() => void nextTurn());
const print = () => act(() => void dispatchEvent(new Event("beforeprint")));
const isReady = () => document.documentElement.dataset.reportReady === "true";

/** A report of two locations with its sheets rendered, but no drawing. */
async function showSheets() {
  const { container } = renderPortal(null, {
    at: "/pdfreport/8,7?fromTimestamp=1782856800&toTimestamp=1782943200",
    routes: [{ path: "/pdfreport/:id?", element: <PdfReportPage /> }],
  });
  const count = (what: string) => container.querySelectorAll(what).length;
  const drawn = () => count(".report .highcharts-root, .report .leaflet-container");
  const left = () => count("[data-report-drawing]");
  await waitFor(() => expect(left()).toBeGreaterThan(0));
  return { container, drawn, left };
}

it("draws one chart or map a task, in the order of the sheets, and is ready with the last", async () => {
  const { container, drawn, left } = await showSheets();
  const all = left();
  expect(all).toBeGreaterThan(10);
  for (let done = 0; done < all; done += 1) {
    expect([drawn(), left(), isReady()]).toEqual([done, all - done, false]);
    const next = container.querySelector("[data-report-drawing]");
    draw();
    expect(next).not.toHaveAttribute("data-report-drawing");
  }
  expect(drawn()).toBe(all);
  await waitFor(() => expect(isReady()).toBe(true));
});

it("keeps the room of each chart until it is drawn", async () => {
  const { container } = await showSheets();
  const chart = container.querySelector<HTMLElement>("[data-report-drawing=chart]");
  const room = chart?.style.minHeight;
  print();
  expect(chart?.querySelector<HTMLElement>(".highcharts-container")?.style.height).toBe(room);
});

it("has everything drawn by the time the browser prints", async () => {
  const { left } = await showSheets();
  draw();
  print();
  expect(left()).toBe(0);
});
