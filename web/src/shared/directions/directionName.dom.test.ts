import { expect, it } from "@jest/globals";
import { directionName } from "./directionName";

const names = { incoming: "proti Kranju", outgoing: null };

it("says the name of a direction, and which one it is, in either language", () => {
  expect(directionName("incoming", names, "Prihajajoča smer", "sl")).toBe("proti Kranju (prihajajoča)");
  expect(directionName("INCOMING", names, "Incoming", "en")).toBe("proti Kranju (incoming)");
});

it("says the usual words where it has none", () => {
  expect(directionName("OUTGOING", names, "Odhajajoča", "sl")).toBe("Odhajajoča");
  expect(directionName("incoming", null, "Prihajajoča smer", "sl")).toBe("Prihajajoča smer");
});

it.each([
  ["v".repeat(200), `${"v".repeat(39)}… (prihajajoča)`],
  ["🚲".repeat(100), `${"🚲".repeat(19)}… (prihajajoča)`],
  [" v mesto ", "v mesto (prihajajoča)"],
])("keeps the word in sight after the name %s", (incoming, shown) => {
  expect(directionName("incoming", { incoming, outgoing: null }, "", "sl")).toBe(shown);
});
