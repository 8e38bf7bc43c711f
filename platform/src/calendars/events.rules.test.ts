import { describe, expect, it } from "@jest/globals";
import { readCalendar } from "./events.rules.js";

const ZONE = "Europe/Ljubljana";
const NOW = Date.UTC(2026, 5, 1) / 1000;
const at = (text: string) => Date.parse(text) / 1000;

const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//SL", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:1@example.si", ...lines, "END:VEVENT"];
const read = (text: string) => {
  const found = readCalendar(text, ZONE, NOW);
  if (typeof found === "string") throw new Error(found);
  return found;
};
const times = (text: string) => read(text).events.map(({ from, to }) => [from, to]);

describe("a calendar as programs write it", () => {
  it("is read from Google: an address of its own zone, folded lines, an event all day", () => {
    const text = [
      "BEGIN:VCALENDAR",
      "PRODID:-//Google Inc//Google Calendar 70.9054//EN",
      "VERSION:2.0",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "X-WR-CALNAME:Dela na cesti",
      "X-WR-TIMEZONE:Europe/Ljubljana",
      "BEGIN:VEVENT",
      "DTSTART;VALUE=DATE:20260511",
      "DTEND;VALUE=DATE:20260516",
      "DTSTAMP:20260501T101112Z",
      "UID:7abc@google.com",
      "SUMMARY:Zapora Šolske ulice\\, obvoz po Cesti na jezero in naprej do k",
      " rižišča\\; glej odločbo",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "BEGIN:VEVENT",
      "DTSTART:20260520T060000Z",
      "DTEND:20260520T140000Z",
      "UID:8abc@google.com",
      "SUMMARY:Tek ob reki",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-P0DT0H30M0S",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
    ].join("\r\n");
    expect(read(text)).toEqual({
      events: [
        {
          text: "Zapora Šolske ulice, obvoz po Cesti na jezero in naprej do križišča; glej odločbo",
          from: at("2026-05-11T00:00:00+02:00"),
          to: at("2026-05-16T00:00:00+02:00"),
        },
        { text: "Tek ob reki", from: at("2026-05-20T06:00:00Z"), to: at("2026-05-20T14:00:00Z") },
      ],
      outside: 0,
      leftOut: [],
    });
  });

  it("is read from Outlook: its own names of zones, a mark at the beginning, a week's repetition over both clock changes", () => {
    const text = `\uFEFF${[
      "BEGIN:VCALENDAR",
      "PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN",
      "VERSION:2.0",
      "X-MS-OLK-FORCEINSPECTOROPEN:TRUE",
      "BEGIN:VTIMEZONE",
      "TZID:Central European Standard Time",
      "BEGIN:STANDARD",
      "DTSTART:16011028T030000",
      "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
      "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0100",
      "END:STANDARD",
      "BEGIN:DAYLIGHT",
      "DTSTART:16010325T020000",
      "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
      "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0200",
      "END:DAYLIGHT",
      "END:VTIMEZONE",
      "BEGIN:VEVENT",
      "CLASS:PUBLIC",
      'DTSTART;TZID="Central European Standard Time":20260325T070000',
      'DTEND;TZID="Central European Standard Time":20260325T130000',
      "RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=WE",
      "SUMMARY;LANGUAGE=sl:Tržnica",
      "UID:040000008200E00074C5B7101A82E008",
      "X-MICROSOFT-CDO-BUSYSTATUS:BUSY",
      "END:VEVENT",
      "BEGIN:VEVENT",
      'DTSTART;TZID="Central European Standard Time":20251023T070000',
      'DTEND;TZID="Central European Standard Time":20251023T130000',
      "RRULE:FREQ=WEEKLY;COUNT=2",
      "SUMMARY:Sejem",
      "UID:2",
      "END:VEVENT",
      "END:VCALENDAR",
    ].join("\r\n")}`;
    expect(times(text)).toEqual([
      [at("2025-10-23T05:00:00Z"), at("2025-10-23T11:00:00Z")],
      [at("2025-10-30T06:00:00Z"), at("2025-10-30T12:00:00Z")],
      [at("2026-03-25T06:00:00Z"), at("2026-03-25T12:00:00Z")],
      [at("2026-04-01T05:00:00Z"), at("2026-04-01T11:00:00Z")],
    ]);
  });

  it("is read from Apple: a described zone of IANA's name, exceptions, a moved repetition, a duration", () => {
    const text = calendar(
      "BEGIN:VTIMEZONE",
      "TZID:Europe/Ljubljana",
      "BEGIN:STANDARD",
      "DTSTART:19961027T030000",
      "TZNAME:CET",
      "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0100",
      "END:STANDARD",
      "END:VTIMEZONE",
      ...event(
        "DTSTART;TZID=Europe/Ljubljana:20260601T180000",
        "DURATION:PT2H30M",
        "RRULE:FREQ=DAILY;COUNT=4",
        "EXDATE;TZID=Europe/Ljubljana:20260602T180000",
        "SUMMARY:Koncert",
        "X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC",
      ),
      ...event(
        "RECURRENCE-ID;TZID=Europe/Ljubljana:20260603T180000",
        "DTSTART;TZID=Europe/Ljubljana:20260603T200000",
        "DTEND;TZID=Europe/Ljubljana:20260603T210000",
        "SUMMARY:Koncert pozneje",
      ),
    );
    expect(read(text).events).toEqual([
      { text: "Koncert", from: at("2026-06-01T16:00:00Z"), to: at("2026-06-01T18:30:00Z") },
      { text: "Koncert pozneje", from: at("2026-06-03T18:00:00Z"), to: at("2026-06-03T19:00:00Z") },
      { text: "Koncert", from: at("2026-06-04T16:00:00Z"), to: at("2026-06-04T18:30:00Z") },
    ]);
  });

  it("is read from a school: holidays of whole days, also without an end, over both clock changes", () => {
    const text = calendar(
      "X-WR-CALNAME:Šolski koledar 2025/2026",
      ...[
        "BEGIN:VEVENT",
        "UID:a",
        "DTSTART;VALUE=DATE:20251025",
        "DTEND;VALUE=DATE:20251102",
        "SUMMARY:Jesenske počitnice",
        "END:VEVENT",
      ],
      ...["BEGIN:VEVENT", "UID:b", "DTSTART;VALUE=DATE:20260329", "SUMMARY:Ura naprej", "END:VEVENT"],
    );
    expect(times(text)).toEqual([
      [at("2025-10-25T00:00:00+02:00"), at("2025-11-02T00:00:00+01:00")],
      [at("2026-03-29T00:00:00+01:00"), at("2026-03-30T00:00:00+02:00")],
    ]);
  });
});

describe("times", () => {
  it("without a zone are those of the group, and so are days", () => {
    const text = calendar(...event("DTSTART:20260601T080000", "DTEND:20260601T090000", "SUMMARY:Brez pasu"));
    expect(times(text)).toEqual([[at("2026-06-01T06:00:00Z"), at("2026-06-01T07:00:00Z")]]);
    const days = calendar(...event("DTSTART;VALUE=DATE:20260601", "SUMMARY:Dan"));
    const found = readCalendar(days, "America/New_York", NOW);
    expect(found).toMatchObject({
      events: [{ from: at("2026-06-01T00:00:00-04:00"), to: at("2026-06-02T00:00:00-04:00") }],
    });
  });

  it("that come twice are the first, and those that are skipped what they would have been", () => {
    const one = (start: string) =>
      calendar(...event(`DTSTART;TZID=Europe/Ljubljana:${start}`, "DURATION:PT30M", "SUMMARY:Ponoči"));
    expect(times(one("20251026T023000"))).toEqual([[at("2025-10-26T00:30:00Z"), at("2025-10-26T01:00:00Z")]]);
    expect(times(one("20260329T023000"))).toEqual([[at("2026-03-29T01:30:00Z"), at("2026-03-29T02:00:00Z")]]);
  });

  it("are taken of the years that are kept, and others are counted", () => {
    const text = calendar(...event("DTSTART;VALUE=DATE:20000101", "RRULE:FREQ=YEARLY", "SUMMARY:Novo leto"));
    const { events, outside } = read(text);
    expect(events).toHaveLength(7);
    expect(outside).toBe(22);
  });

  it("of 29 February are of leap years alone", () => {
    const text = calendar(
      ...event(
        "DTSTART;VALUE=DATE:20240229",
        "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
        "SUMMARY:Prestopni dan",
      ),
    );
    expect(times(text).map(([from = 0]) => new Date(from * 1000).toISOString().slice(0, 10))).toEqual([
      "2024-02-28",
      "2028-02-28",
    ]);
  });
});

describe("what is not understood", () => {
  it("is listed with its line and the reason", () => {
    const text = calendar(
      ...[
        "BEGIN:VEVENT",
        "UID:a",
        "DTSTART;TZID=Mars/Olympus:20260601T080000",
        "SUMMARY:Na Marsu",
        "END:VEVENT",
      ],
      ...["BEGIN:VEVENT", "UID:b", "SUMMARY:Brez začetka", "END:VEVENT"],
      ...["BEGIN:VEVENT", "UID:c", "DTSTART:20260601T080000Z", "END:VEVENT"],
      ...["BEGIN:VEVENT", "UID:d", "DTSTART:včeraj", "SUMMARY:Včeraj", "END:VEVENT"],
      ...[
        "BEGIN:VEVENT",
        "UID:e",
        "DTSTART:20260601T080000Z",
        "DTEND:20260501T080000Z",
        "SUMMARY:Nazaj",
        "END:VEVENT",
      ],
      ...[
        "BEGIN:VEVENT",
        "UID:f",
        "DTSTART:20260601T080000Z",
        "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
        "SUMMARY:Vsako sekundo",
        "END:VEVENT",
      ],
      ...[
        "BEGIN:VEVENT",
        "UID:g",
        "DTSTART:20260601T080000Z",
        "STATUS:CANCELLED",
        "SUMMARY:Odpade",
        "END:VEVENT",
      ],
      ...["BEGIN:VTODO", "UID:h", "SUMMARY:Naloga", "END:VTODO"],
      ...[
        "BEGIN:VEVENT",
        "UID:i",
        "DTSTART:20260601T080000Z",
        "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
        "SUMMARY:Nikoli",
        "END:VEVENT",
      ],
      ...["BEGIN:VEVENT", "UID:j", "DTSTART;VALUE=DATE:20260601", "SUMMARY:Dan", "END:VEVENT"],
    );
    const { events, leftOut } = read(text);
    expect(events.map((one) => one.text)).toEqual(["Dan"]);
    expect(leftOut).toEqual([
      { line: 4, reason: "unknownZone", text: "Na Marsu" },
      { line: 9, reason: "noStart", text: "Brez začetka" },
      { line: 13, reason: "noText", text: null },
      { line: 17, reason: "unreadable", text: "Včeraj" },
      { line: 22, reason: "endsBeforeStart", text: "Nazaj" },
      { line: 28, reason: "tooOften", text: "Vsako sekundo" },
      { line: 34, reason: "cancelled", text: "Odpade" },
      { line: 40, reason: "notAnEvent", text: "Naloga" },
      { line: 44, reason: "unreadable", text: "Nikoli" },
    ]);
  });

  it.each([
    ["a page", "<!doctype html><html></html>", "NOT_A_CALENDAR"],
    ["nothing", "", "NOT_A_CALENDAR"],
    [
      "of another encoding",
      calendar(...event("DTSTART:20260601", "SUMMARY:Po\uFFFDitnice")),
      "CALENDAR_NOT_UTF8",
    ],
    ["an empty calendar", calendar(), "CALENDAR_NO_EVENTS"],
    [
      "more than can be kept",
      calendar(...event("DTSTART;VALUE=DATE:20200101", "RRULE:FREQ=DAILY", "SUMMARY:Vsak dan")),
      "CALENDAR_TOO_MANY_EVENTS",
    ],
  ])("is refused whole where it is %s", (_, text, fault) => {
    expect(readCalendar(text, ZONE, NOW)).toBe(fault);
  });

  it("is told where the file breaks off", () => {
    const whole = calendar(
      ...["BEGIN:VEVENT", "UID:a", "DTSTART;VALUE=DATE:20260601", "SUMMARY:Dan", "END:VEVENT"],
      ...["BEGIN:VEVENT", "UID:b", "DTSTART;VALUE=DATE:20260602", "SUMMARY:Drug dan", "END:VEVENT"],
    );
    const { events, leftOut } = read(whole.slice(0, whole.indexOf("Drug")));
    expect(events).toHaveLength(1);
    expect(leftOut).toEqual([{ line: 9, reason: "fileCut", text: null }]);
  });
});
