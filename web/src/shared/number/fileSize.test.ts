import { expect, it } from "@jest/globals";
import { fileSize } from "./fileSize";

it.each([
  [null, "-"],
  [812, "812\u00a0B"],
  [150_000, "150\u00a0kB"],
  [33_000_000, "33,0\u00a0MB"],
  [12_000_000_000, "12,0\u00a0GB"],
])("writes %p bytes as %p", (bytes, text) => {
  expect(fileSize(bytes, "sl")).toBe(text);
});
