import { expect, it } from "@jest/globals";
import { directionsIn } from "./directionsIn";

const directionNames = { incoming: "proti Kranju", outgoing: null };
const at = (directionNamesSince: number | null, from: number | null) =>
  directionsIn({ directionNames, directionNamesSince }, from);

it("are the names of the present place, once the device stands there", () => {
  expect(at(500, 500)).toBe(directionNames);
  expect(at(500, 499)).toBeNull();
  expect(at(500, null)).toBeNull();
});

it("are the names of whatever never moved, in each period", () => {
  expect(at(null, 0)).toBe(directionNames);
  expect(at(null, null)).toBe(directionNames);
});
