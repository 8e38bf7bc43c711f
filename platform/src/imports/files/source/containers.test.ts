import { gzipSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { memoryFile } from "../../../../test/memoryFile.js";
import { codesOf, rolesOf, takeIn, utc } from "../../../../test/takeIn.js";
import { workbook, zipped } from "../../../../test/zipped.js";
import { FileFault } from "../fileFault.js";
import { bounded } from "./bytes.js";

const TEXT = "čas;hitrost (km/h);smer\n13.1.2026 10:00:00;49,5;prihod\n13.1.2026 10:00:05;51;odhod\n";
const TIMES = [utc("2026-01-13T09:00:00"), utc("2026-01-13T09:00:05")];

async function expectText(bytes: Uint8Array, expected: object) {
  const { understanding, readings, refused } = await takeIn(memoryFile(bytes, 11));
  expect(understanding).toMatchObject({ ...expected, questions: [], faults: [] });
  expect(refused).toEqual([]);
  expect(
    readings.map(({ reading: { timestamp, speed, direction } }) => [timestamp, speed, direction]),
  ).toEqual([
    [TIMES[0], 50, 0],
    [TIMES[1], 51, 1],
  ]);
}

describe("texts", () => {
  it("are read whatever they are packed in", async () => {
    await expectText(Buffer.from(TEXT), { compression: "none" });
    await expectText(gzipSync(TEXT), { compression: "gzip" });
    await expectText(await zipped({ "radar.csv": TEXT }), { compression: "zip" });
    await expectText(await zipped({ "radar.csv": TEXT }, false), { compression: "zip" });
    await expectText(await zipped({ "a/radar.csv": TEXT, "__MACOSX/a/._radar.csv": "x" }), {
      compression: "zip",
    });
  });

  it("are read in whatever encoding", async () => {
    await expectText(Buffer.from(`\uFEFF${TEXT}`), { encoding: "utf-8" });
    await expectText(Buffer.from(TEXT, "utf16le"), { encoding: "utf-16le" });
    await expectText(Buffer.from(TEXT, "utf16le").swap16(), { encoding: "utf-16be" });
    await expectText(gzipSync(Buffer.from(TEXT, "utf16le")), { encoding: "utf-16le", compression: "gzip" });
    await expectText(Buffer.from(TEXT.replace("č", "\u00e8"), "latin1"), { encoding: "windows-1250" });
  });

  it("may show their encoding far behind their beginning", async () => {
    const lines = Array.from({ length: 12_000 }, (_, place) => `2026-01-13 10:00:00;${place % 50};prihod`);
    const text = `time;speed;smer\n${lines.join("\n")}\n${"2026-01-13 10:00:00;30;vstop na \u008aentvid\n".repeat(200)}`;
    const { understanding, refused } = await takeIn(memoryFile(Buffer.from(text, "latin1")));
    expect(understanding.encoding).toBe("windows-1250");
    expect(codesOf(understanding.questions)).toEqual(["DIRECTIONS"]);
    expect(understanding.questions[0]?.values).toEqual(["vstop na sentvid"]);
    expect(refused).toEqual([]);
  });

  it.each([
    ["tabs", "\t"],
    ["bars", "|"],
    ["commas", ","],
  ])("are parted by %s", async (_, separator) => {
    const text = TEXT.replaceAll(";", separator).replace("49,5", separator === "," ? '"49,5"' : "49,5");
    await expectText(Buffer.from(text), { separator });
  });
});

describe("workbooks", () => {
  const shared = ["time", "speed (mph)", "dir"].map((text) => `<si><t>${text}</t></si>`).join("");
  const header =
    '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="s"><v>2</v></c></row>';

  it("are read by their sheet, dates by their styles", async () => {
    // 46035.4166666667 is 2026-01-13 10:00.
    const rows = `<row r="1"><c r="A1" t="inlineStr"><is><r><t>Glen </t></r><r><t>Rd</t></r></is></c></row>${header}
      <row r="3"><c r="A3" s="1"><v>46035.4166666667</v></c><c r="B3"><v>30</v></c><c r="C3" t="str"><f>x</f><v>N</v></c></row>
      <row r="4"><c r="A4" s="1"><v>46035.416724537</v></c><c r="B4" t="e"><v>#N/A</v></c><c r="C4" t="inlineStr"><is><t>S</t></is></c></row>
      <row r="9"><c r="A9" s="1"><v>46035.5</v></c><c r="C9" t="inlineStr"><is><t>N</t></is></c></row>`;
    const file = memoryFile(
      await workbook({ sheets: { Notes: "", Data: rows }, shared, formats: [0, "dd/mm/yyyy hh:mm"] }),
      100,
    );
    const { understanding, readings, refused } = await takeIn(file, { sheet: "Data" });
    expect(understanding).toMatchObject({
      format: "workbook",
      sheet: "Data",
      sheets: ["Notes", "Data"],
      headerLine: 2,
      preambleLines: 1,
    });
    expect(rolesOf(understanding)).toEqual({ time: "time", "speed (mph)": "speed", dir: "direction" });
    expect(refused).toEqual([]);
    expect(
      readings.map(({ line, reading: { timestamp, speed, direction } }) => [
        line,
        timestamp,
        speed,
        direction,
      ]),
    ).toEqual([
      [3, utc("2026-01-13T09:00:00"), 48, 0],
      [4, utc("2026-01-13T09:00:05"), null, 1],
      [9, utc("2026-01-13T11:00:00"), null, 0],
    ]);
  });

  it("count days from 1904, where they say so, and tell dates from clocks by their formats", async () => {
    const row = (line: number, clock: number) =>
      `<row r="${line}"><c r="A${line}" s="0"><v>44573</v></c><c r="B${line}" s="1"><v>${clock}</v></c><c r="C${line}" s="2"><v>30</v></c></row>`;
    const names =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>date</t></is></c><c r="B1" t="inlineStr"><is><t>time</t></is></c><c r="C1" t="inlineStr"><is><t>speed</t></is></c></row>';
    const formats = [14, 21, "0.0&quot; m/s&quot;"];
    const file = memoryFile(
      await workbook({ sheets: { Data: names + row(2, 0.5) + row(3, 0.75) }, formats, from1904: true }),
    );
    const { understanding, readings } = await takeIn(file);
    expect(rolesOf(understanding)).toEqual({ date: "date", time: "clock", speed: "speed" });
    // 44573 days behind 1904-01-01 is 2026-01-13.
    expect(readings.map(({ reading }) => reading.timestamp)).toEqual([
      utc("2026-01-13T11:00"),
      utc("2026-01-13T17:00"),
    ]);
  });

  it("name their sheets where one is asked for that they have not", async () => {
    const file = memoryFile(await workbook({ sheets: { One: header, Two: "" }, shared }));
    expect((await takeIn(file, { sheet: "Three" })).understanding.faults).toEqual([
      { code: "NO_SUCH_SHEET", params: { sheet: "Three", sheets: "One, Two" } },
    ]);
  });
});

describe("JSON", () => {
  const records = [
    { when: { time: "2026-01-13T10:00:00+01:00" }, v_kmh: 49.5, dir: "in", tags: [] },
    { when: { time: "2026-01-13T10:00:05+01:00" }, v_kmh: null, dir: "out", kind: "bike" },
  ];
  it.each([
    ["an array", JSON.stringify(records)],
    ["an array that is written over lines", `\uFEFF${JSON.stringify(records, null, 2)}`],
    [
      "an object that holds one",
      JSON.stringify({ ok: true, page: { next: null }, ids: [1, 2], rows: records }),
    ],
    ["a record in each line", records.map((record) => JSON.stringify(record)).join("\n")],
  ])("is read as %s", async (_, text) => {
    const { understanding, readings } = await takeIn(memoryFile(text, 13));
    expect(rolesOf(understanding)).toEqual({
      "when.time": "time",
      v_kmh: "speed",
      dir: "direction",
      kind: "kind",
    });
    expect(readings.map(({ line, reading }) => [line, reading])).toEqual([
      [
        1,
        { timestamp: utc("2026-01-13T09:00:00"), kind: 0, direction: 0, speed: 50, length: null, samples: 1 },
      ],
      [
        2,
        {
          timestamp: utc("2026-01-13T09:00:05"),
          kind: 2,
          direction: 1,
          speed: null,
          length: null,
          samples: 1,
        },
      ],
    ]);
  });

  it("costs a broken line alone, where each record has one", async () => {
    const lines = [JSON.stringify(records[0]), '{"when":', JSON.stringify(records[1])].join("\n");
    const { readings, refused } = await takeIn(lines);
    expect(readings.map(({ line }) => line)).toEqual([1, 3]);
    expect(refused).toEqual([{ line: 2, code: "BROKEN_JSON", params: {}, column: null, text: '{"when":' }]);
  });
});

describe("what can't be read", () => {
  const bomb = gzipSync(`time;speed\n${" ".repeat(100_000_000)}`);
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ["nothing", () => Buffer.alloc(0), "EMPTY"],
    ["blank lines", () => Buffer.from("\n \n"), "NO_RECORDS"],
    ["a header alone", () => Buffer.from("time;speed\n"), "NO_RECORDS"],
    ["an empty JSON array", () => Buffer.from("[]"), "NO_RECORDS"],
    ["JSON that is cut off", () => Buffer.from('[{"time":"2026-01-13T10:00:00Z"},{"ti'), "BROKEN_JSON"],
    [
      "a picture",
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4, 0, 0, 0, 1, 2, 7, 8, 14]),
      "NOT_A_TABLE",
    ],
    ["an old workbook", () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), "OLD_WORKBOOK"],
    ["a gzip file that is cut off", () => gzipSync(TEXT.repeat(100)).subarray(0, -9), "BROKEN_ARCHIVE"],
    [
      "a gzip file that is damaged",
      () => Buffer.from([...gzipSync(TEXT).subarray(0, 20), 1, 2, 3, 4, 5, 6]),
      "BROKEN_ARCHIVE",
    ],
    [
      "an archive that is cut off",
      async () => (await zipped({ "a.csv": TEXT })).subarray(0, -5),
      "BROKEN_ARCHIVE",
    ],
    ["two files in an archive", () => zipped({ "a.csv": TEXT, "b.csv": TEXT }), "SEVERAL_FILES"],
    [
      "a workbook of another program",
      () => zipped({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "" }),
      "OTHER_WORKBOOK",
    ],
    ["an empty archive", () => zipped({}), "EMPTY"],
    [
      "an archive in an archive",
      async () => zipped({ "a.zip": await zipped({ "a.csv": TEXT }) }),
      "ARCHIVE_IN_ARCHIVE",
    ],
    ["gzip in gzip", () => gzipSync(gzipSync(TEXT)), "ARCHIVE_IN_ARCHIVE"],
    ["a bomb", () => bomb, "PACKED_TOO_DENSE"],
    [
      "a bomb in an archive",
      () => zipped({ "a.csv": `time\n${" ".repeat(100_000_000)}` }),
      "PACKED_TOO_DENSE",
    ],
  ])("is %s", async (_, bytes, code) => {
    const { understanding } = await takeIn(memoryFile(await bytes()));
    expect(codesOf(understanding.faults)).toEqual([code]);
  });

  it("is more than may be unpacked", async () => {
    const bytes = async () => {
      for await (const _ of bounded(memoryFile("12345678", 4).open(), 8, 7));
    };
    await expect(bytes()).rejects.toThrow(new FileFault("TOO_LARGE", { bytes: 7 }));
  });

  it("is no fault of a file whose storage fails", async () => {
    const bytes = await zipped({ "a.csv": TEXT });
    const lost = new Error("lost");
    for (const whole of [memoryFile(bytes), memoryFile(gzipSync(TEXT)), memoryFile(TEXT)]) {
      const file = {
        ...whole,
        async *open(start?: number, end?: number) {
          for await (const chunk of whole.open(start, end)) {
            yield chunk.subarray(0, 9);
            throw lost;
          }
        },
      };
      await expect(takeIn(file)).rejects.toBe(lost);
    }
  });

  it("is in a zone that there is not", async () => {
    expect((await takeIn(TEXT, { timeZone: "Europe/Nowhere" })).understanding.faults).toEqual([
      { code: "NO_SUCH_ZONE", params: { zone: "Europe/Nowhere" } },
    ]);
  });

  it("is an archive behind a password", async () => {
    const bytes = await zipped({ "a.csv": TEXT });
    // The flag of encryption, in the archive's table.
    const table = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    bytes[table + 8] = (bytes[table + 8] ?? 0) | 1;
    expect(codesOf((await takeIn(memoryFile(bytes))).understanding.faults)).toEqual(["ENCRYPTED"]);
  });
});
