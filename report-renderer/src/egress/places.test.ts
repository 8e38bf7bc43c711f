import { expect, it } from "@jest/globals";
import { portalPlace, tilePlace } from "../egress/places.js";

it("knows the portal by the very name and port that it is reached by", () => {
  const { matches } = portalPlace("http://portal.test");
  expect(matches("portal.test", 80)).toBe(true);
  expect(matches("portal.test", 8080)).toBe(false);
  expect(matches("x.portal.test", 80)).toBe(false);
  expect(portalPlace("https://portal.test").matches("portal.test", 443)).toBe(true);
  expect(portalPlace("http://[::1]:4000").matches("[::1]", 4000)).toBe(true);
});

it.each([
  ["https://tile.openstreetmap.org/{z}/{x}/{y}.png", "tile.openstreetmap.org", 443, true],
  ["https://tile.openstreetmap.org/{z}/{x}/{y}.png", "a.tile.openstreetmap.org", 443, false],
  ["https://tile.openstreetmap.org/{z}/{x}/{y}.png", "tile.openstreetmap.org", 80, false],
  ["https://{s}.tiles.test:8443/{z}/{x}/{y}.png", "b.tiles.test", 8443, true],
  ["https://{s}.tiles.test:8443/{z}/{x}/{y}.png", "what-was-read.tiles.test", 8443, false],
  ["http://127.0.0.1:7000/{z}/{x}/{y}.png", "127.0.0.1", 7000, true],
  ["https://TILES.test/{z}/{x}/{y}.png", "tiles.test", 443, true],
])("of %s lets %s:%i through: %s", (tileUrl, hostname, port, passes) => {
  expect(tilePlace(tileUrl)?.matches(hostname, port)).toBe(passes);
});

it.each(["", "/tiles/{z}/{x}/{y}.png", "ftp://tiles.test/{z}"])(
  "has no place for the tiles of %p",
  (tileUrl) => {
    expect(tilePlace(tileUrl)).toBeUndefined();
  },
);
