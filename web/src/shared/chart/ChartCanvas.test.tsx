import "./testing/browser";
import { describe, expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { withMarks } from "../notes/marks";
import { createChartContext } from "./chartContext";
import { chartOf } from "./chartOf";
import { graphKinds } from "./graphKind";
import { lengthClasses, measurement } from "./testing/measurement";

const context = createChartContext({ language: "sl", zone: "Europe/Ljubljana" });
const FROM = 1_782_856_800;
const NOON = FROM + 12 * 3600;

/** A place whose limit changed at noon, with a note, as seen some minutes later. */
const seenAfter = (minutes: number) => {
  const from = FROM + minutes * 60;
  const speedLimits = [
    { from, speedLimit: 50 },
    { from: NOON, speedLimit: 30 },
  ];
  return measurement({ from, lengthClasses, speedLimit: null, speedLimits });
};
const note = { key: "note 1", number: 1, text: "Zapora", from: NOON, to: NOON + 3600 };

describe.each(graphKinds)("the graph %s", (kind) => {
  it("keeps no parts of earlier drawings as its hours move on", async () => {
    const { ChartCanvas } = await import("./ChartCanvas");
    const canvas = (minutes: number) => {
      const { model } = withMarks(chartOf[kind](seenAfter(minutes), context), [note]);
      return <ChartCanvas options={model.options} height={300} />;
    };
    const { container, rerender } = render(canvas(0));
    const sizes: number[] = [];
    for (let minutes = 1; minutes <= 6; minutes++) {
      rerender(canvas(minutes));
      sizes.push(container.querySelectorAll("*").length);
    }
    expect(sizes[0]).toBeGreaterThan(20);
    expect(sizes).toEqual(sizes.map(() => sizes[0]));
  });
});

it("names each limit at its step once", async () => {
  const { ChartCanvas } = await import("./ChartCanvas");
  const { container } = render(
    <ChartCanvas options={chartOf.speed(seenAfter(0), context).options} height={300} />,
  );
  const labels = [...container.querySelectorAll(".highcharts-data-label text")];
  expect(labels.map(({ lastChild }) => lastChild?.textContent)).toEqual(["50", "30"]);
});
