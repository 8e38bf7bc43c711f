import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { shownAddress } from "./shownAddress.rules.js";

it.each([
  ["https://calendar.example.com/calendar/ical/ana%40example.si/private-3f2a9c/basic.ics", "cal…"],
  ["https://ana:geheim@calendar.example.com/a.ics?token=geheim#geheim", "a.i…"],
  ["https://calendar.example.com/?token=geheim", "…"],
  ["https://calendar.example.com", "…"],
])("says of %s where it is, and no more than the beginning of the rest", (url, rest) => {
  expect(shownAddress(url)).toMatch(/^https:\/\/calendar\.example\.com\/\S+ #[\w-]{8}$/);
  expect(shownAddress(url)).toContain(`/${rest} #`);
});

it("tells two addresses apart that begin alike, and shows three letters of a path at most", () => {
  const part = fc.stringMatching(/^[a-z0-9]{12}$/);
  fc.assert(
    fc.property(part, part, (one, other) => {
      const [first, second] = [one, other].map((secret) => shownAddress(`https://example.si/${secret}`));
      expect(first === second).toBe(one === other);
      expect(first).not.toContain(one.slice(0, 4));
    }),
  );
});

it("shows nothing of what is no address", () => {
  expect(shownAddress("geheim/geheim")).toMatch(/^#[\w-]{8}$/);
});
