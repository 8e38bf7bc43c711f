import { expect, it } from "@jest/globals";
import { shareLink } from "./shareLink";

const address = "https://obcestje.si/client/7?interval=WEEK&table=speed&lang=en";

it("is the page's address, in the reader's own language", () => {
  expect(shareLink(address, null)).toBe("https://obcestje.si/client/7?interval=WEEK&table=speed");
});

it("holds the period where it should stay", () => {
  expect(shareLink(address, { from: 100, to: 200 })).toBe(
    "https://obcestje.si/client/7?table=speed&from=100&to=200",
  );
});
