import { expect, it } from "@jest/globals";
import { tabOf } from "./buckets";
import { byAge, placesOf, textsAfter } from "./places";
import { placeOf } from "./resourceFaults";
import { matches, summaryOf } from "./summary";

const text = (name: string) => ({ name, uuid: name, layout: "A", texts: [{ text: `${name}!`, font: 8 }] });
const shared = [
  { id: "10", data: [text("d")] },
  { id: "2", data: [text("a"), text("b")] },
  { id: "9", data: text("c") },
  { id: "11", data: [] },
];

it("counts the places of shared texts in the order in which resources were made", () => {
  expect(byAge(shared).map(({ id }) => id)).toEqual(["2", "9", "10", "11"]);
  expect(Object.fromEntries(placesOf(shared))).toEqual({ 2: 0, 9: 2, 10: 3, 11: 4 });
  expect(["2", "9", "10", "11"].map((id) => textsAfter(shared, id))).toEqual([2, 1, 0, 0]);
});

it.each([
  ["texts", "customTexts.0.texts.1.fontSize", "0.texts.1.fontSize"],
  ["texts", "data.2.texts.0.font", "2.texts.0.fontSize"],
  ["texts", "data.texts.0.horizAlignment", "0.texts.0.horizontalAlignment"],
  ["texts", "data.0.name", "0.name"],
  ["penalties", "penaltySteps.0.overLimitBy", "0.overLimitBy"],
  ["penalties", "data.steps.1.texts.0.vertAlignment", "1.texts.0.verticalAlignment"],
  ["penalties", "data.steps", ""],
  ["penalties", "data", ""],
  ["hardware", "data.staticTexts.3.id", "3.id"],
  ["hardware", "name", "name"],
] as const)("finds where in the form of %s a fault of %s lies", (tab, path, place) => {
  expect(placeOf(tab, path)).toBe(place);
});

it("is found by its name and all that it says", () => {
  const resource = {
    id: "1",
    name: "Zahvale",
    data: [text("Hvala"), text("Adijo")],
    changeDate: 0,
    etag: null,
  };
  expect(["zahv", "ADIJO", "hvala!", ""].every((search) => matches("texts", resource, search))).toBe(true);
  expect(matches("texts", resource, "stop")).toBe(false);
  expect(summaryOf("texts", resource)).toMatchObject({ count: 2, pictures: [{}, {}] });
  expect(summaryOf("hardware", { data: "nonsense" })).toEqual({ count: 0, pictures: [], words: "" });
});

it("opens the first bucket where the address names none that there is", () => {
  expect([null, "nonsense", "penalties"].map(tabOf)).toEqual(["texts", "texts", "penalties"]);
});
