import "../../shared/chart/testing/browser";
import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import { giveSize } from "../../../test/layout";
import { publicPortal } from "../../../test/publicPortal";
import { pass, renderPublic } from "../../../test/renderPublic";
import { answered, measurement, specified } from "../../shared/chart/testing/measurement";
import { client, now, portalOf } from "../../shared/public/testing/places";

giveSize(768, 300);
// Highcharts inspects the browser as soon as it is loaded.
await import("../../shared/public/chart/drawing");
const { EmbeddedGraphPage } = await import("./EmbeddedGraphPage");

const portal = publicPortal(portalOf(client()));

beforeEach(() => {
  jest.useFakeTimers({ now: now * 1000, doNotFake: ["nextTick", "queueMicrotask"] });
});
afterEach(() => {
  jest.useRealTimers();
});

const open = (more: string) => renderPublic(EmbeddedGraphPage, `/embed/graph?key=vk_1${more}`);
const chart = () => document.querySelector("svg.highcharts-root");

it("shows how many passed by the hour, of when, and how old the data are", async () => {
  await open("&client=1");
  expect(chart()).not.toBeNull();
  expect(screen.getByRole("heading", { level: 1, name: "Loška cesta" })).toBeInTheDocument();
  expect(screen.getByText(/^Število vozil na uro · zadnjih 24 ur/)).toHaveTextContent(
    "01.07.2026 00:00 – 02.07.2026 00:00",
  );
  expect(screen.getByText("Zadnji podatki:", { exact: false })).toHaveTextContent("pred 2 min");
  expect(document.title).toBe("Loška cesta: Število vozil na uro");
  const link = screen.getByRole("link", { name: "Obcestje" });
  expect(link).toHaveAttribute("href", "/public?key=vk_1");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link.getAttribute("rel")).toContain("noopener");
});

it.each([
  ["&graph=histogram&interval=WEEK", "Histogram hitrosti (vozil po km/h) · zadnji teden"],
  ["&graph=2&lang=en", "Speed histogram (vehicles by km/h) · last 24 hours"],
  [`&from=${now - 3600}&to=${now}`, "Število vozil na uro · 01.07.2026 00:00 – 02.07.2026 00:00"],
])("follows its link: %s", async (more, about) => {
  await open(`&client=1${more}`);
  expect(screen.getByRole("heading", { level: 1 }).nextElementSibling).toHaveTextContent(about);
});

it("says how much time the graph leaves out", async () => {
  const left = { ...answered(measurement()), leftOutSeconds: 43_200 };
  portal.root.client = portalOf(client({ measurement: left })).client;
  const { unmount } = await open("&client=1");
  expect(screen.getByText("Izločeno: 12 h")).toBeInTheDocument();
  unmount();
  portal.root.client = portalOf(client({ measurement: { ...left, leftOutSeconds: 0 } })).client;
  await open("&client=1");
  expect(screen.queryByText(/Izločeno/)).toBeNull();
});

it("shows a graph that is told, and says of another that it is not", async () => {
  const part = { vehicleCount: null, histogram: null, speedClasses: null };
  portal.root.client = portalOf(client({ measurement: answered(specified(part)) })).client;
  const { unmount } = await open("&client=1");
  expect(document.title).toBe("Loška cesta: Hitrost vozil");
  expect(chart()).not.toBeNull();
  unmount();
  await open("&client=1&graph=histogram");
  expect(screen.getByText("Teh vrednosti platforma ne sporoča.")).toBeInTheDocument();
  expect(screen.queryByText(/Ni podatkov/)).toBeNull();
});

it.each([
  ["a bicycle counter", { hardwareType: "BIKECOUNTER" }, "Število kolesarjev na uro"],
  ["a camera for people", { visionType: "VISION_BIKE", hardwareType: null }, "Pešci"],
  [
    "a camera whose group counts by direction",
    {
      visionType: "VISION_VEHICLES",
      groups: [{ id: "1", name: "Občina", type: "SPEED", inOutGraphs: true }],
    },
    "Število vozil na uro po smereh",
  ],
])("counts what %s counts", async (_name, part, about) => {
  portal.root.client = portalOf(client(part)).client;
  await open("&client=1");
  expect(screen.getByRole("heading", { level: 1 }).nextElementSibling).toHaveTextContent(about);
});

it("has the figures behind the graph in its place on demand", async () => {
  await open("&client=1");
  fireEvent.click(screen.getByRole("button", { name: "Pokaži tabelo" }));
  const table = within(screen.getByRole("region", { name: "Tabela: Število vozil na uro" }));
  expect(table.getAllByRole("row")).toHaveLength(25);
  expect(chart()).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Pokaži graf" }));
  expect(chart()).not.toBeNull();
});

it("says so where nothing was heard in the period", async () => {
  const missing = Array.from({ length: 24 }, (_, hour) => hour);
  portal.root.client = portalOf(client({ measurement: answered(measurement({ missing })) })).client;
  await open("&client=1");
  expect(screen.getByText("Ni podatkov za to obdobje")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Pokaži/ })).toBeNull();
});

it.each([
  ["", "Povezava ni popolna"],
  ["&client=99", "Te lokacije ali obdobja ni"],
])("says what is wrong with its link %s", async (more, title) => {
  await open(more);
  expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
});

it("says so where the portal doesn't know such a graph", async () => {
  await open("&client=1&graph=rainfall");
  expect(screen.getByText("Te vrste grafa portal ne pozna.")).toBeInTheDocument();
});

it("keeps its graph while the portal is away, and says since when; then it goes on", async () => {
  await open("&client=1");
  portal.isAway = true;
  await pass(120_000);
  expect(chart()).not.toBeNull();
  const old = screen.getByText(/Portal se trenutno ne odziva/);
  expect(old).toHaveTextContent(/Portal se trenutno ne odziva.*pred 2 min/);
  portal.isAway = false;
  await pass(60_000);
  expect(screen.queryByText(/Portal se trenutno ne odziva/)).toBeNull();
});

it("takes names for text", async () => {
  const evil = '<img src="https://evil.example/x">';
  portal.root.client = portalOf(client({ name: evil })).client;
  await open("&client=1");
  expect(document.querySelector("img")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(evil);
});

it("shows nothing more of a device that was given away while the page is open", async () => {
  await open("&client=1");
  expect(chart()).not.toBeNull();
  portal.root = portalOf();
  await pass(61_000);
  expect(screen.getByRole("heading", { name: "Te lokacije ali obdobja ni" })).toBeInTheDocument();
  expect(chart()).toBeNull();
  expect(document.body).not.toHaveTextContent(/Loška cesta|se trenutno ne odziva/);
});
