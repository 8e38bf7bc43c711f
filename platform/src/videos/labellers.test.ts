import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { addLabeller } from "../../test/labellers.js";
import { ENGINE } from "../../test/testDatabase.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";

const LABELLERS = 20;
const LONG_TEST_MS = 90_000;

/** Two platforms on one PostgreSQL; a folder has one. */
let platforms: TestPlatform[];
let admin: Headers;
let labellers: Headers[];

beforeEach(async () => {
  const first = await TestPlatform.start();
  platforms = ENGINE === "postgres" ? [first, await TestPlatform.start(first.database)] : [first];
  admin = await first.signIn(ADMIN);
  labellers = [];
  for (let index = 0; index < LABELLERS; index += 1)
    labellers.push(await addLabeller(first, admin, `labeller${index}@example.si`));
}, LONG_TEST_MS);
afterEach(async () => {
  for (const platform of platforms.toReversed()) {
    if (platform === platforms[0]) await platform.stop();
    else await platform.app.close();
  }
});

const platformOf = (index: number) => platforms[index % platforms.length] as TestPlatform;
const add = async () => {
  const body = { url: "/videos/1.mp4", frameRate: 15, vehicles: [{}, {}] };
  return (await platformOf(0).ok<{ id: number }>("POST", "/stetje/video/add", admin, body)).id;
};
const next = async (who: number, by = who): Promise<number | undefined> => {
  const answer = await platformOf(by).call("GET", "/stetje/video/next", labellers[who]);
  expect([200, 204]).toContain(answer.status);
  return (answer.body as { id: number } | null)?.id;
};
const everybody = <T>(ask: (index: number) => Promise<T>) =>
  Promise.all(labellers.map((_headers, index) => ask(index)));

it("gives as many labellers as ask at the same instant a video each", async () => {
  const videos = [];
  for (let index = 0; index < LABELLERS; index += 1) videos.push(await add());
  const given = await everybody((index) => next(index));
  expect(given.toSorted((one, other) => Number(one) - Number(other))).toEqual(videos);
  expect(await everybody((index) => next(index, index + 1))).toEqual(given);
});

it("gives one video to one of them, and nothing to the rest", async () => {
  const id = await add();
  const given = await everybody((index) => next(index));
  expect(given.filter((video) => video !== undefined)).toEqual([id]);
});

it("gives a labeller who asks from many machines at once one video", async () => {
  const email = "labeller0@example.si";
  const signIn = () => platformOf(0).signIn({ email, password: `password of ${email}` });
  const sessions = await everybody(signIn);
  await add();
  await add();
  const given = await everybody(async (index) => {
    const answer = await platformOf(index).call("GET", "/stetje/video/next", sessions[index]);
    return (answer.body as { id: number }).id;
  });
  expect(new Set(given).size).toBe(1);
});

it("keeps what one labeller sends in many pieces at once", async () => {
  const id = await add();
  await next(0);
  const save = (index: number) =>
    platformOf(index).ok("POST", "/stetje/video", labellers[0], {
      id,
      vehicles: [{ id: index + 1, frame: index }],
      checked: false,
    });
  await everybody(save);
  const video = await platformOf(1).ok<{ vehicles: { id: number; frame: number }[] }>(
    "GET",
    "/stetje/video/next",
    labellers[0],
  );
  expect(video.vehicles.toSorted((one, other) => one.id - other.id)).toMatchObject(
    labellers.map((_headers, index) => ({ id: index + 1, frame: index })),
  );
});

it("lets nobody write to a video that another takes over at the same instant", async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await add();
    expect(await next(0)).toBe(id);
    for (const platform of platforms) platform.clock.now += 1800;
    const save = (who: number) =>
      platformOf(who).call("POST", "/stetje/video", labellers[who], { id, vehicles: [], checked: true });
    const [saved, taken] = await Promise.all([save(0), next(1)]);
    if (taken === id) {
      expect(saved.status).toBe(409);
      expect((await save(1)).status).toBe(200);
    } else expect(saved.status).toBe(200);
  }
});
