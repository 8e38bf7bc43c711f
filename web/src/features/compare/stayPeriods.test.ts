import { expect, it } from "@jest/globals";
import { placeRow, stay } from "../../../test/placeRow";
import { longestPeriod } from "../../shared/interval/interval";
import { stayPeriods } from "./stayPeriods";

const now = 1_790_000_000;
const day = 86_400;
const school = placeRow({
  id: "12",
  name: "Pri šoli",
  list: [stay("1", null, now - 20 * day), stay("2", now - 10 * day, null)],
});
const bridge = placeRow({ id: "13", name: "Most", list: [stay("1", now - 20 * day, now - 5 * day)] });

it("are those of all devices at a place, the latest first, with who stood there", () => {
  const until = now - 20 * day;
  expect(stayPeriods("12", [school, bridge], now)).toEqual([
    { name: "guid-2", period: { from: now - 10 * day, to: now } },
    { name: "guid-1", period: { from: until - longestPeriod, to: until } },
  ]);
});

it("are those of a device, with the streets where it stood", () => {
  expect(stayPeriods("1", [school, bridge], now).map(({ name }) => name)).toEqual(["Most", "Pri šoli"]);
});

it("are none where nobody moved anything, and none of a stay that begins after now", () => {
  expect(stayPeriods("3", [school, bridge], now)).toEqual([]);
  expect(stayPeriods("14", [placeRow({ id: "14", list: [stay("1", now + day, null)] })], now)).toEqual([]);
});
