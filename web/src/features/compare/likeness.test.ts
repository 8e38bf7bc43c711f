import { expect, it } from "@jest/globals";
import { likenessOf } from "./likeness";

const zone = "Europe/Ljubljana";
const day = 86_400;
const at = (iso: string, seconds: number) => ({
  from: Date.parse(iso) / 1000,
  to: Date.parse(iso) / 1000 + seconds,
});
const week = at("2026-11-09T00:00:00+01:00", 7 * day);

it("finds two weeks alike", () => {
  expect(likenessOf(week, at("2026-11-16T09:00:00+01:00", 7 * day), zone)).toMatchObject({
    sameDays: true,
    sameHours: true,
  });
});

it("tells working days from a weekend", () => {
  const likeness = likenessOf(week, at("2026-11-16T00:00:00+01:00", 4 * day), zone);
  expect(likeness.sameDays).toBe(false);
  expect(likeness.weekends.before).toBeCloseTo(2 / 7);
  expect(likeness.weekends.after).toBe(0);
});

it("tells a morning from an evening", () => {
  const morning = at("2026-11-16T06:00:00+01:00", 4 * 3600);
  expect(likenessOf(morning, at("2026-11-16T18:00:00+01:00", 4 * 3600), zone).sameHours).toBe(false);
  expect(likenessOf(morning, at("2026-11-17T06:00:00+01:00", 4 * 3600), zone).sameHours).toBe(true);
});
