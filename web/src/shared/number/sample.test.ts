import { expect, it } from "@jest/globals";
import { isSmallSample } from "./sample";

it.each([
  [0, false],
  [1, true],
  [99, true],
  [100, false],
])("of %p vehicles is small: %p", (vehicles, isSmall) => {
  expect(isSmallSample(vehicles)).toBe(isSmall);
});
