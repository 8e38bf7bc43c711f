import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addUser } from "../../test/devices.js";
import { addLabeller } from "../../test/labellers.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const PLATE = "LJ AB-123";
/** 2026-10-25 02:30 in summer time, in the hour that comes twice. */
const DOUBLED = 1_792_888_200;
const TITLE = 'Šolska; "pri=1"';

interface Exported {
  id: number;
  vehicles: Record<string, unknown>[];
}

let platform: TestPlatform;
let admin: Headers;
let ana: Headers;
let first: number;
let second: number;

const add = async (body: object) => {
  const video = { url: "/videos/1.mp4", frameRate: 15, ...body };
  return (await platform.ok<{ id: number }>("POST", "/stetje/video/add", admin, video)).id;
};
beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  ana = await addLabeller(platform, admin, "ana@example.si");
  first = await add({ title: TITLE, recordedDate: DOUBLED - 2, vehicles: [{}, {}, {}] });
  second = await add({ frameRate: 25, vehicles: [{ frame: 5, direction: "outgoing" }] });
  await platform.ok("POST", "/stetje/video", ana, {
    id: first,
    checked: true,
    vehicles: [
      { id: 1, frame: 31, direction: "incoming", vehicleType: "truck_trailer", plate: PLATE },
      { id: 2, faultyReading: true, frame: 0, datetime: DOUBLED + 3600 },
      { id: 3, vehicleType: "=cmd()", plate: "+386", datetime: 0 },
    ],
  });
});
afterAll(() => platform.stop());

const file = async (name: string, query = "", headers = ana) => {
  const url = `/stetje/video/labels.${name}${query}`;
  const answer = await platform.app.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  return { text: answer.body, headers: answer.headers };
};
const lines = (text: string) => text.replace("\ufeff", "").split("\r\n").slice(0, -1);

describe("labels as CSV", () => {
  it("are a line each vehicle, in Slovenian, harmless in a spreadsheet", async () => {
    const { text, headers } = await file("csv");
    expect(text.startsWith("\ufeff")).toBe(true);
    const title = '"Šolska; ""pri=1"""';
    expect(lines(text)).toEqual([
      "posnetek;naslov posnetka;posnetek pregledan;vozilo;čas (Europe/Ljubljana);sličica;sekunda posnetka;smer;vrsta vozila;napačna zaznava;registrska številka",
      `${first};${title};da;1;2026-10-25T02:30:00+02:00;31;2,067;prihajajoča;tovornjak s prikolico;ne;${PLATE}`,
      `${first};${title};da;2;2026-10-25T02:30:00+01:00;0;0,000;;;da;`,
      `${first};${title};da;3;1970-01-01T01:00:00+01:00;;;;'=cmd();ne;'+386`,
      `${second};;ne;1;;5;0,200;odhajajoča;;ne;`,
    ]);
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "cache-control": "no-store",
      "content-disposition": expect.stringContaining('filename="2026-11-15_labels.csv"'),
    });
  });

  it("are in English where that is asked for, of one video where one is named", async () => {
    const { text, headers } = await file("csv", `?lang=en&id=${first}`);
    const [titles, line, ...more] = lines(text);
    expect(titles).toBe(
      "video,title of the video,video checked,vehicle,time (Europe/Ljubljana),frame,second of the video,direction,type of vehicle,wrong detection,licence plate",
    );
    expect(line).toContain(",31,2.067,incoming,truck with trailer,no,LJ AB-123");
    expect(more).toHaveLength(2);
    expect(headers["content-disposition"]).toContain('filename="Solska-pri-1_2026-11-15_labels_en.csv"');
    expect((await file("csv", `?id=${second}`)).headers["content-disposition"]).toContain(`video-${second}_`);
  });

  it("come packed to whoever takes it", async () => {
    const headers = { ...ana, "accept-encoding": "gzip" };
    expect((await file("csv", "", headers)).headers["content-encoding"]).toBe("gzip");
  });
});

it("come as JSON, too", async () => {
  const videos = await platform.ok<Exported[]>("GET", "/stetje/video/labels.json", ana);
  expect(videos).toMatchObject([
    {
      id: first,
      title: TITLE,
      checked: true,
      checkedDate: START,
      recordedDate: DOUBLED - 2,
      frameRate: 15,
      vehicles: [{ id: 1, plate: PLATE, frame: 31, vehicleType: "truck_trailer" }, {}, {}],
    },
    { id: second, title: null, checked: false, checkedDate: null, vehicles: [{ direction: "outgoing" }] },
  ]);
  const { headers } = await file("json", `?id=${second}&lang=en`);
  expect(headers["content-disposition"]).toContain(`filename="video-${second}_2026-11-15_labels_en.json"`);
});

describe("plates", () => {
  it.each(["csv", "json"])("are in no administrator's %s, nor is there a place for them", async (name) => {
    const { text } = await file(name, "", admin);
    expect(text).not.toContain(PLATE);
    expect(text).not.toMatch(/registrska|plate/);
    expect(text).toContain("31");
  });

  it("and labels are nobody else's", async () => {
    const cene = (await addUser(platform, admin, "cene@example.si")).headers;
    for (const name of ["csv", "json"])
      expect((await platform.call("GET", `/stetje/video/labels.${name}`, cene)).status).toBe(403);
  });
});

it.each([
  ["id=999999", 404],
  ["id=x", 400],
  ["lang=de", 422],
])("refuse %s", async (query, status) => {
  expect((await platform.call("GET", `/stetje/video/labels.csv?${query}`, ana)).status).toBe(status);
});

it("come page by page, each video once, deleted ones left out", async () => {
  const ids = [];
  for (let more = 0; more < 25; more += 1) ids.push(await add({ vehicles: [{}] }));
  await platform.ok("DELETE", `/stetje/video?id=${ids[3]}`, admin);
  const videos = await platform.ok<Exported[]>("GET", "/stetje/video/labels.json", ana);
  expect(videos.map(({ id }) => id)).toEqual([first, second, ...ids.filter((_id, index) => index !== 3)]);
  expect(lines((await file("csv")).text)).toHaveLength(1 + 3 + 1 + 24);
});
