import { expect, it } from "@jest/globals";
import { filmOf } from "../film/film.js";
import { localTime } from "../model/localTime.js";
import { demoTimeZone } from "./device.js";
import { demoFilms } from "./films.js";

it.each(["2026-03-29T00:30Z", "2026-03-30T10:00Z", "2026-10-25T23:30Z", "2026-10-26T10:00Z"])(
  "has films of the day before, at %s",
  (text) => {
    const now = Date.parse(text) / 1000;
    const films = demoFilms(now).map(({ plan }) => localTime(demoTimeZone, plan.recordedDate));
    expect(films.map(({ day }) => localTime(demoTimeZone, now).day - day)).toEqual([1, 1, 1]);
    expect(films.map(({ hour }) => Math.floor(hour))).toEqual([7, 12, 16]);
  },
);

it("has something to label in each, and something wrong", () => {
  for (const { plan } of demoFilms(1_790_000_000)) {
    const { detections } = filmOf(plan);
    expect(detections.length).toBeGreaterThanOrEqual(12);
    expect(detections.some(({ seen, again }) => !seen || again)).toBe(true);
    expect(new Set(detections.map(({ seen }) => seen?.type)).size).toBeGreaterThanOrEqual(7);
  }
});

it("has both kinds of wrong detections in what is labelled from the start", () => {
  const [first] = demoFilms(1_790_000_000);
  const detections = first ? filmOf(first.plan).detections : [];
  const labelled = detections.slice(0, detections.length / 2);
  expect(labelled.filter(({ again }) => again)).toHaveLength(1);
  expect(labelled.filter(({ seen }) => !seen)).toHaveLength(1);
});
