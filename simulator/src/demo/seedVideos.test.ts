import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { TestPlatform } from "../../test/testPlatform.js";
import { filmOf } from "../film/film.js";
import { boxesIn } from "../film/mp4/boxes.js";
import { encodeFilm } from "../film/mp4/encode.js";
import { paintFilm } from "../film/paintFilm.js";
import { type FilmPlan, FRAME_RATE } from "../film/plan.js";
import { type AdminApi, signIn } from "../platform-api/adminApi.js";
import { type PlatformHttp, platformHttp } from "../platform-api/http.js";
import { ADMIN, demoUsers, skofjaLoka } from "./accounts.js";
import { demoFilms } from "./films.js";
import { seedDemo } from "./seed.js";
import { seedPublicKey } from "./seedPublicKey.js";
import { seedVideos } from "./seedVideos.js";

interface Vehicle {
  id: number;
  frame: number;
  faultyReading: boolean;
  direction: string | null;
  vehicleType: string | null;
  plate: string | null;
}
interface Video {
  id: number;
  title: string;
  checked: boolean;
  url: string;
  frameRate: number;
  recordedDate: number;
  vehicles: Vehicle[];
}

const NOW = Math.floor(Date.now() / 1000);
/** Like the demo's, but small. */
const FILMS = demoFilms(NOW).map(({ title, plan }) => ({ title, plan: { ...plan, width: 64, height: 36 } }));

let platform: TestPlatform;
let admin: AdminApi;
let made: FilmPlan[] = [];

beforeAll(async () => {
  platform = await TestPlatform.create();
  admin = await signIn(platform.url, ADMIN);
  const states = { device: () => undefined, put: async () => undefined };
  await seedDemo(admin, [], states, NOW - 86_400);
  await seed();
}, 60_000);
afterAll(() => platform.remove());

function seed(films = FILMS): Promise<void> {
  return seedVideos(admin, films, {
    signIn: (account) => signIn(platform.url, account),
    makeFilm: async (plan) => {
      made.push(plan);
      return new Uint8Array(await encodeFilm(paintFilm(filmOf(plan)), { ...plan, frameRate: FRAME_RATE }));
    },
  });
}

async function sessionOf(account: { email: string; password: string }): Promise<PlatformHttp> {
  const { email, password } = account;
  const login = platformHttp(platform.url, undefined);
  const { sessionId } = await login.post<{ sessionId: string }>("user/login", { email, password });
  return platformHttp(platform.url, { session: sessionId });
}

async function labeller(): Promise<PlatformHttp> {
  const [account] = demoUsers;
  if (!account) throw new Error("the demo has no user");
  return sessionOf(account);
}

it("uploads each film once, with what the camera has detected", async () => {
  expect(made).toEqual(FILMS.map(({ plan }) => plan));
  const videos = await admin.videos();
  expect(videos.map(({ title }) => title)).toEqual(FILMS.map(({ title }) => title).reverse());
  made = [];
  await seed();
  expect(made).toEqual([]);
  expect(await admin.videos()).toEqual(videos);
});

it("has the municipality's user go on with the first one, of which half is labelled", async () => {
  const http = await labeller();
  const video = await http.get<Video>("stetje/video/next");
  const [{ title, plan } = { title: "", plan: undefined }] = FILMS;
  if (!plan) throw new Error("the demo has no film");
  const { detections } = filmOf(plan);
  const half = Math.ceil(detections.length / 2);
  expect(video).toMatchObject({ title, checked: false, frameRate: 15, recordedDate: plan.recordedDate });
  expect(video.vehicles.map(({ id, frame }) => ({ id, frame }))).toEqual(
    detections.map(({ id, frame }) => ({ id, frame })),
  );
  for (const [index, vehicle] of video.vehicles.entries()) {
    const { seen, again } = detections[index] ?? { seen: null, again: false };
    const isKnown = index < half;
    expect(vehicle.faultyReading).toBe(isKnown && (!seen || again));
    const said = isKnown && !again ? seen : null;
    expect(vehicle).toMatchObject({
      direction: said?.direction ?? null,
      vehicleType: said?.type ?? null,
      plate: said?.plate ?? null,
    });
  }
  const path = video.url.replace(/^\//, "");
  const { bytes } = await http.getBytes(path, 0, 10_000_000);
  expect(boxesIn(Buffer.from(bytes)).map(({ type }) => type)).toEqual(["ftyp", "moov", "mdat"]);
});

it("brings back a film that is missing, but not where people have videos of their own", async () => {
  made = [];
  const [newest] = await admin.videos();
  const [, second] = FILMS;
  if (!newest || !second) throw new Error("no videos");
  await seed([...FILMS, { ...second, title: "Nov posnetek" }]);
  expect(made).toHaveLength(1);
  made = [];
  await seed([...FILMS, { ...second, title: "Še en posnetek" }]);
  expect(made).toEqual([]);
});

it("makes one key of the municipality's public page, which opens it alone", async () => {
  const key = await seedPublicKey(admin);
  expect(key).toMatch(/^vk_/);
  expect(await seedPublicKey(admin)).toBe(key);
  const group = (await admin.groups()).find(({ name }) => name === skofjaLoka.name);
  expect(await admin.apiKeys(group?.id ?? 0)).toMatchObject([{ key, name: "Javna stran", viewOnly: true }]);
});
