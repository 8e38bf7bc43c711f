import "../testing/browser";
import { expect, it } from "@jest/globals";
import type { Options } from "highcharts";
import { createChartContext } from "../chartContext";
import { chartOf } from "../chartOf";
import { graphKinds } from "../graphKind";
import { lengthClasses, measurement } from "../testing/measurement";
import { viewOf } from "./pictured";
import { pictureOptions, pictureSize } from "./pictureOptions";

const period = measurement({ lengthClasses, hours: 48, missing: [30] });
const context = createChartContext({ language: "sl", zone: period.timeZone });
const place = "Škofja <b>Loka</b> & {x}";
const whole = viewOf(null);

const options = (kind: (typeof graphKinds)[number], view = whole): Options =>
  pictureOptions(
    { model: chartOf[kind](period, context), places: [place], periods: [period], timeZone: period.timeZone },
    view,
  );

it.each(graphKinds)("draws %s by itself: light, named, without the page's colours", async (kind) => {
  const { drawSvg } = await import("./drawSvg");
  const svg = drawSvg(options(kind));
  const picture = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(picture.querySelector("parsererror")).toBeNull();
  const root = picture.documentElement;
  expect([root.getAttribute("width"), root.getAttribute("height")]).toEqual(["1200", "600"]);
  expect(root.textContent).toContain(
    "Škofja <b>Loka</b> & {x} · 01.07.2026 00:00 – 03.07.2026 00:00 (Europe/Ljubljana)",
  );
  expect(svg).not.toMatch(/var\(|currentColor|https?:\/\/(?!www\.w3\.org)/);
  expect(picture.querySelector(".highcharts-background")?.getAttribute("fill")).toBe("#ffffff");
  expect(document.querySelector(".highcharts-container")).toBeNull();
});

it("shows the part and the series that its reader looks at", () => {
  const zoomed = options("vehicleCountInOut", { min: 1, max: 2, hidden: [1] });
  expect(zoomed.xAxis).toMatchObject({ min: 1, max: 2 });
  expect(zoomed.series).toMatchObject([{ name: "Prihajajoča smer" }, { visible: false }]);
  const plain = options("vehicleCountInOut");
  expect(plain.xAxis).toMatchObject({ min: period.from * 1000 });
  expect(plain.series?.filter(({ visible }) => visible === false)).toEqual([]);
  expect(plain.chart).toMatchObject(pictureSize);
});
