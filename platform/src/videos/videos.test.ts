import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { addUser } from "../../test/devices.js";
import { addLabeller } from "../../test/labellers.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const DAY = 86_400;
const HALF_HOUR = 1800;
const PLATE = "LJ AB-123";

interface Video {
  id: number;
  checked: boolean;
  vehicles: { id: number; plate: string | null; vehicleType: string | null }[];
}

let platform: TestPlatform;
let admin: Headers;
let ana: Headers;
let bor: Headers;

const labeller = (email: string) => addLabeller(platform, admin, email);
const begin = async (settings: Record<string, string> = {}) => {
  platform = await TestPlatform.start(undefined, settings);
  admin = await platform.signIn(ADMIN);
  ana = await labeller("ana@example.si");
  bor = await labeller("bor@example.si");
};
/** Signs in again, as sessions end by themselves. */
const signInAgain = async () => {
  admin = await platform.signIn(ADMIN);
  ana = await platform.signIn({ email: "ana@example.si", password: "password of ana@example.si" });
};
beforeEach(() => begin());
afterEach(() => platform.stop());

const add = async (url = "/videos/1.mp4", vehicles: object[] = [{ id: 7 }, { id: 9 }]): Promise<number> => {
  const body = { url, frameRate: 15, vehicles };
  return (await platform.ok<{ id: number }>("POST", "/stetje/video/add", admin, body)).id;
};
const next = (headers = ana) => platform.call("GET", "/stetje/video/next", headers);
const nextId = async (headers = ana) => ((await next(headers)).body as Video | null)?.id;
const store = (id: number, vehicles: object[], checked: boolean, headers = ana) =>
  platform.call("POST", "/stetje/video", headers, { id, vehicles, checked });
const listed = async (id: number) =>
  (await platform.ok<{ id: number }[]>("GET", "/stetje/video/list", admin)).find((video) => video.id === id);

describe("labelling", () => {
  it("goes video by video, until there is none", async () => {
    expect((await next()).status).toBe(204);
    const [first, second] = [await add(), await add("https://video.example.si/2.mp4")];
    expect((await next()).body).toMatchObject({
      id: first,
      checked: false,
      url: "/videos/1.mp4",
      frameRate: 15,
      vehicles: [{ id: 7, faultyReading: false, plate: null }, { id: 9 }],
    });
    expect((await store(first, [{ id: 9, plate: PLATE, vehicleType: "car" }], true)).body).toMatchObject({
      checked: true,
      vehicles: [{ id: 7 }, { id: 9, plate: PLATE, vehicleType: "car" }],
    });
    expect(await nextId()).toBe(second);
    await store(second, [], true);
    expect((await next()).status).toBe(204);
  });

  it("can be left half done and gone on with", async () => {
    const id = await add();
    await add();
    await next();
    await store(id, [{ id: 7, vehicleType: "bus", direction: "incoming", datetime: START }], false);
    platform.clock.now = START + HALF_HOUR * 2;
    expect((await next()).body).toMatchObject({
      id,
      checked: false,
      vehicles: [{ id: 7, vehicleType: "bus" }, {}],
    });
  });

  it("is one labeller's at a time, for half an hour after the last sign of life", async () => {
    const [first, second] = [await add(), await add()];
    expect([await nextId(), await nextId(bor)]).toEqual([first, second]);
    expect((await store(first, [], true, bor)).status).toBe(409);
    platform.clock.now = START + HALF_HOUR - 1;
    await store(first, [{ id: 7, vehicleType: "car" }], false);
    platform.clock.now = START + HALF_HOUR + 10;
    const cene = await labeller("cene@example.si");
    expect(await nextId(cene)).toBe(second);
    expect((await store(second, [], true, bor)).status).toBe(409);
    platform.clock.now = START + 2 * HALF_HOUR - 1;
    expect((await next(bor)).body).toMatchObject({
      id: first,
      vehicles: [{ id: 7, vehicleType: "car" }, {}],
    });
    expect((await store(first, [], true)).status).toBe(409);
  });

  it("is noted in the audit log when a video is taken, not each time its labeller looks at it", async () => {
    const id = await add();
    const takings = async () =>
      (
        await platform.ok<{ call: string }[]>(
          "GET",
          `/audit/list?call=${encodeURIComponent("GET /stetje/video/next")}`,
          admin,
        )
      ).length;
    platform.clock.now = START;
    expect([await nextId(), await takings()]).toEqual([id, 1]);
    platform.clock.now = START + HALF_HOUR - 1;
    expect([await nextId(), await takings()]).toEqual([id, 1]);
    platform.clock.now = START + 2 * HALF_HOUR - 2;
    expect((await next(bor)).status).toBe(204);
    platform.clock.now = START + 2 * HALF_HOUR;
    await signInAgain();
    expect([await nextId(), await takings()]).toEqual([id, 2]);
  });

  it("gives two who ask at once two videos", async () => {
    await add();
    await add();
    const ids = await Promise.all([nextId(ana), nextId(bor)]);
    expect(new Set(ids).size).toBe(2);
  });

  it("is given back, and goes behind those that wait", async () => {
    const [first, second, third] = [await add(), await add(), await add()];
    const giveBack = async (id: number, headers = ana) =>
      (await platform.call("POST", "/stetje/video/return", headers, { id })).status;
    await next();
    await store(first, [{ id: 7, vehicleType: "car" }], false);
    expect(await giveBack(first, bor)).toBe(409);
    expect(await giveBack(first)).toBe(204);
    expect(await giveBack(first)).toBe(409);
    expect([await nextId(), await nextId(bor)]).toEqual([second, third]);
    platform.clock.now += 1;
    expect(await giveBack(second)).toBe(204);
    expect((await next()).body).toMatchObject({ id: first, vehicles: [{ vehicleType: "car" }, {}] });
    await store(first, [], true);
    expect(await giveBack(first)).toBe(409);
    expect(await nextId()).toBe(second);
    expect(await giveBack(second)).toBe(204);
    expect(await nextId()).toBe(second);
    expect(await giveBack(999_999)).toBe(404);
  });

  it("is counted: what waits, is in work, is done", async () => {
    const [first] = [await add(), await add(), await add()];
    const counts = (headers = ana) => platform.call("GET", "/stetje/video/counts", headers);
    await next();
    await next(bor);
    await store(first, [], true);
    for (const headers of [ana, admin])
      expect((await counts(headers)).body).toEqual({ waiting: 1, inWork: 1, done: 1 });
    platform.clock.now += HALF_HOUR;
    expect((await counts()).body).toEqual({ waiting: 2, inWork: 0, done: 1 });
    const cene = (await addUser(platform, admin, "cene@example.si")).headers;
    expect((await counts(cene)).status).toBe(403);
  });

  it("tells how many vehicles are labelled: as none, or by type and direction", async () => {
    const id = await add("/videos/1.mp4", [{}, {}, {}, {}]);
    const known = { direction: "outgoing", vehicleType: "bus" };
    const vehicles = [
      { id: 1, faultyReading: true },
      { id: 2, ...known, frame: 0 },
      { id: 3, ...known, direction: null },
    ];
    expect((await store(id, vehicles, false)).body).toMatchObject({
      vehicles: [{ frame: null }, { frame: 0 }, { frame: null }, { frame: null }],
    });
    expect(await listed(id)).toMatchObject({ vehicles: 4, labelled: 2, faultyReadings: 1 });
  });

  it("is for labellers alone, administrators included", async () => {
    const id = await add();
    const cene = (await addUser(platform, admin, "cene@example.si")).headers;
    for (const headers of [admin, cene]) {
      expect((await next(headers)).status).toBe(403);
      expect((await store(id, [], true, headers)).status).toBe(403);
    }
    expect((await platform.call("POST", "/stetje/video/add", ana, { url: "/a", frameRate: 1 })).status).toBe(
      403,
    );
    expect((await platform.call("GET", "/stetje/video/list", ana)).status).toBe(403);
  });

  it.each([
    [{ vehicles: [{ id: 7, plate: "x".repeat(21) }] }, 400, "vehicles.0.plate"],
    [{ vehicles: [{ id: 7, direction: "up" }] }, 400, "vehicles.0.direction"],
    [{ vehicles: [{ id: 7, datetime: "today" }] }, 400, "vehicles.0.datetime"],
    [{ vehicles: [{ id: 7, frame: -1 }] }, 400, "vehicles.0.frame"],
    [{ vehicles: [{ plate: PLATE }] }, 400, "vehicles.0.id"],
    [{ vehicles: [{ id: 7 }, { id: 7 }] }, 422, "vehicles.1.id"],
    [{ checked: 1 }, 400, "checked"],
  ])("refuses %j", async (fault, status, path) => {
    const body = { id: await add(), vehicles: [], checked: false, ...fault };
    expect(await platform.call("POST", "/stetje/video", ana, body)).toMatchObject({
      status,
      body: { error: { details: { fields: [{ path }] } } },
    });
  });
});

describe("plates", () => {
  const label = async () => {
    const id = await add();
    await store(id, [{ id: 7, plate: PLATE, faultyReading: true }], true);
    return id;
  };

  it("are shown to no administrator, and stand in no log", async () => {
    const id = await label();
    expect(await listed(id)).toMatchObject({
      checked: true,
      vehicles: 2,
      faultyReadings: 1,
      platesRemoved: false,
    });
    for (const url of ["/stetje/video/list", "/audit/list"])
      expect(JSON.stringify(await platform.ok("GET", url, admin))).not.toContain(PLATE);
  });

  it("go thirty days after the video was checked, for good", async () => {
    const id = await label();
    platform.clock.now = START + 30 * DAY - 1;
    await platform.app.jobs.run("plates");
    await signInAgain();
    expect((await store(id, [], true)).body).toMatchObject({ vehicles: [{ plate: PLATE }, {}] });
    platform.clock.now = START + 60 * DAY;
    await platform.app.jobs.run("plates");
    await signInAgain();
    expect(await listed(id)).toMatchObject({ checked: true, faultyReadings: 1, platesRemoved: true });
    expect((await store(id, [{ id: 7, plate: PLATE }], true)).status).toBe(409);
  });

  it("go from what nobody finishes, too, which stays open for labels", async () => {
    const id = await add();
    await store(id, [{ id: 7, plate: PLATE, vehicleType: "car" }], false);
    const vehicles = async () => {
      await platform.app.jobs.run("plates");
      await signInAgain();
      return (await store(id, [], false)).body;
    };
    platform.clock.now = START + 30 * DAY - 1;
    expect(await vehicles()).toMatchObject({ vehicles: [{ plate: PLATE, vehicleType: "car" }, {}] });
    platform.clock.now = START + 30 * DAY;
    expect(await vehicles()).toMatchObject({ vehicles: [{ plate: null, vehicleType: "car" }, {}] });
  });

  it("go at once where none are to be kept", async () => {
    await platform.stop();
    await begin({ RETENTION_PLATES_DAYS: "0" });
    const id = await add();
    expect((await store(id, [{ id: 7, plate: PLATE }], false)).body).toMatchObject({
      vehicles: [{ plate: PLATE }, {}],
    });
    expect((await store(id, [], true)).body).toMatchObject({ vehicles: [{ id: 7, plate: null }, { id: 9 }] });
    expect(await listed(id)).toMatchObject({ platesRemoved: true });
  });
});
