import "../../shared/chart/testing/browser";
import { expect, it } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "../../i18n/language";
import { clientData } from "./testing/clientData";

// Highcharts inspects the browser as soon as it is loaded.
const { clientSheets } = await import("./pages/clientSheets");
const { createReport } = await import("./reportContext");

const local = (time: string) => Date.parse(`${time}+02:00`) / 1000;
const hour = 3600;

type Stay = { clientId: string; guid: string; from: number | null; until: number | null };
const stay = (guid: string, from: string | null, until: string | null): Stay => ({
  clientId: "70",
  guid,
  from: from === null ? null : local(from),
  until: until === null ? null : local(until),
});

/** The sheets of a place on 2026-07-01, and their text without tags. */
function sheetsOf(list: readonly Stay[] | null, part: object = {}, language: Language = "sl") {
  const told = clientData({ isPlace: true, stays: list && { list }, ...part });
  const report = createReport({ data: [told], crest: null }, language, local("2026-07-02T12:00:00"));
  const sheets = report.clients.flatMap(clientSheets);
  const textOf = (id: string) =>
    sheets
      .filter((sheet) => sheet.id === id)
      .map(({ content }) => renderToStaticMarkup(content))
      .join("")
      .replace(/<[^>]*>/g, "|")
      .replace(/\|+/g, "|");
  return { ids: sheets.map(({ key }) => key), location: textOf("location"), stays: textOf("stays") };
}

it("says which devices stood at a place in the period, and when, with open ends said as such", () => {
  const { ids, location, stays } = sheetsOf([
    stay("before", null, "2026-07-01T00:00:00"),
    stay("sign-a", null, "2026-07-01T08:30:00"),
    stay("sign-b", "2026-07-01T09:00:00", "2026-07-08T10:15:00"),
    stay("sign-c", "2026-07-01T23:00:00", null),
    stay("after", "2026-07-02T00:00:00", null),
  ]);
  expect(location).toContain(
    "|Naprave na tem mestu|sign-a, do 01.07.2026 08:30|sign-b, od 01.07.2026 09:00 do 08.07.2026 10:15|sign-c, od 01.07.2026 23:00, še traja|",
  );
  expect(location).not.toMatch(/before|after|Oznaka|guid-7/);
  expect([stays, ids.includes("stays1")]).toEqual(["", false]);
});

it("says it in English, of a device without an identifier, and of one that always stood there", () => {
  const { location } = sheetsOf([stay("", null, null)], {}, "en");
  expect(location).toContain("|Devices at this place|device ID 70, all the time so far|");
});

it("says that nobody stood there", () => {
  const { location } = sheetsOf([stay("before", null, "2026-06-01T00:00:00")]);
  expect(location).toContain("|Naprave na tem mestu|v tem obdobju tu ni stala nobena|");
  expect(location).not.toContain("guid-7");
});

it("names many on sheets of their own, each of them", () => {
  const many = Array.from({ length: 17 }, (_, index) => ({
    ...stay(`sign-${index}`, "2026-07-01T00:00:00", "2026-07-01T01:00:00"),
    from: local("2026-07-01T00:00:00") + index * hour,
    until: local("2026-07-01T01:00:00") + index * hour,
  }));
  const { ids, location, stays } = sheetsOf(many);
  expect(ids.slice(0, 3)).toEqual(["location", "stays1", "stays2"]);
  expect(location).toContain("|Naprave na tem mestu|17 postavitev, na naslednjem listu|");
  for (const { guid } of many) expect(stays).toContain(`|${guid}|`);
  expect(stays).toContain("|sign-16|od 01.07.2026 16:00 do 01.07.2026 17:00|");
});

it("changes nothing of a device, and invents nothing where stays are not told", () => {
  for (const list of [[], null]) {
    const { ids, location } = sheetsOf(list, { isPlace: false });
    expect(location).toContain("|Oznaka|guid-7|");
    expect(location).not.toContain("Naprave na tem mestu");
    expect(ids).not.toContain("stays1");
  }
  expect(sheetsOf(null).location).not.toMatch(/Naprave na tem mestu|Oznaka/);
});
