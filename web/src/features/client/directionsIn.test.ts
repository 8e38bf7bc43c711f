import { expect, it } from "@jest/globals";
import { directionsIn } from "./directionsIn";

const directionNames = { incoming: "proti Kranju", outgoing: null };
const stay = (from: number | null) => ({ from }) as never;
const at = (list: (number | null)[] | null, from: number, isPlace = false) =>
  directionsIn({ directionNames, isPlace }, { list: list?.map(stay) ?? null }, from);

it("are the names of the present place, once the device stands there", () => {
  expect(at([null, 500], 500)).toBe(directionNames);
  expect(at([null, 500], 499)).toBeNull();
  expect(at([null], 0)).toBe(directionNames);
  expect(at([], 0)).toBe(directionNames);
});

it("are those of a place whoever stands there, and of a device whose stays are not known", () => {
  expect(at([null, 500], 0, true)).toBe(directionNames);
  expect(at(null, 0)).toBe(directionNames);
});
