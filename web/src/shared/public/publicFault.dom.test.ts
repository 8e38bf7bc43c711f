import { expect, it, jest } from "@jest/globals";
import { faultOf } from "./publicFault";

const error = (code: string, ...path: (string | number)[]) => ({ path, extensions: { code } });

it.each([
  ["nothing wrong", [], undefined],
  ["a figure that is missing", [error("UPSTREAM_TIMEOUT", "clients", 3, "summary")], undefined],
  ["a field that is not for keys", [error("FORBIDDEN", "clients", 3, "groups")], undefined],
  ["a root that is missing", [error("UPSTREAM_UNAVAILABLE", "clients")], "away"],
  ["a fault that nobody foresaw", [error("INTERNAL_SERVER_ERROR")], "away"],
  ["an error without a code", [{}], "away"],
  ["a key that has ended", [error("UNAUTHENTICATED", "clients")], "over"],
  ["one that ends while it is answered", [error("UNAUTHENTICATED", "clients", 0, "summary")], "over"],
  ["an operation that the key may not run", [error("FORBIDDEN")], "over"],
  ["a period that is none", [error("BAD_USER_INPUT", "client")], "wrong"],
])("%s", (_name, errors, kind) => {
  expect(faultOf(errors)?.kind).toBe(kind);
});

it("tells a key that is kept to sites from one that has ended, where the frame hides whose it is", () => {
  const origin = jest.spyOn(window, "origin", "get").mockReturnValue("null");
  expect(faultOf([error("FORBIDDEN")])?.kind).toBe("sealed");
  expect(faultOf([error("UNAUTHENTICATED")])?.kind).toBe("over");
  origin.mockRestore();
});
