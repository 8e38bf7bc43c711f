import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { ownPath } from "./ownPath.rules.js";

const PORTAL = "https://portal.example.si";

it.each([
  ["/client/7?from=1", "/client/7?from=1"],
  ["/", "/"],
  ["/a/../b", "/b"],
])("%s is a path of the portal", (wanted, path) => {
  expect(ownPath(wanted, PORTAL)).toBe(path);
});

it.each([
  ...["//evil.example", "/\\evil.example", "\\\\evil.example", "https://evil.example", "javascript:alert(1)"],
  ...["/\t/evil.example", "/\n//evil.example", "/.//evil.example", "evil.example", "", " //evil.example"],
])("%j is none", (wanted) => {
  expect(ownPath(wanted, PORTAL)).toBeNull();
});

it("leads to no other origin, whatever is wanted", () => {
  const pieces = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "\t",
    "\n",
    "@",
    ":",
    "evil.example",
    "?",
    "#",
    "%2f",
    " ",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.array(pieces).map((all) => `/${all.join("")}`),
      ),
      (wanted) => {
        const path = ownPath(wanted, PORTAL);
        if (path !== null) expect(new URL(path, PORTAL).origin).toBe(PORTAL);
      },
    ),
  );
});
