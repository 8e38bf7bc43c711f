import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { addLabeller } from "../../test/labellers.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const LEASE = 1800;
const PLATE = "LJ AB-";
const LONG_TEST_MS = 120_000;

interface Label {
  id: number;
  plate: string | null;
  vehicleType: string | null;
}

/** The expected state of a video after the answered calls. */
interface Expected {
  id: number;
  labels: Map<number, Label>;
  checked: boolean;
  holder: number | null;
  until: number;
}

const who = fc.nat({ max: 2 });
const video = fc.nat({ max: 2 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("next" as const), who }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("save" as const),
      who,
      video,
      labels: fc.uniqueArray(
        fc.record({
          id: fc.integer({ min: 1, max: 4 }),
          plate: fc.option(fc.nat({ max: 99 }).map((number) => `${PLATE}${number}`)),
          vehicleType: fc.option(fc.constantFrom("car", "bus")),
        }),
        { maxLength: 3, selector: ({ id }) => id },
      ),
      checked: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("return" as const), who, video }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), seconds: fc.constantFrom(1, 900, LEASE) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let platform: TestPlatform;
let admin: Headers;
let labellers: Headers[];

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  labellers = [];
  for (const name of ["ana", "bor", "cene"])
    labellers.push(await addLabeller(platform, admin, `${name}@example.si`));
});
afterAll(() => platform.stop());

const call = (person: number, method: "GET" | "POST", path: string, body?: object) =>
  platform.call(method, `/stetje/video${path}`, labellers[person], body);

/** Three new videos, and no others. */
async function newVideos(): Promise<Expected[]> {
  platform.clock.now = START;
  for (const { id } of await platform.ok<{ id: number }[]>("GET", "/stetje/video/list", admin))
    await platform.ok("DELETE", `/stetje/video?id=${id}`, admin);
  const videos: Expected[] = [];
  for (let more = 0; more < 3; more += 1) {
    const body = { url: "/videos/1.mp4", frameRate: 15, vehicles: [{ id: 1 }] };
    const { id } = await platform.ok<{ id: number }>("POST", "/stetje/video/add", admin, body);
    const labels = new Map([[1, { id: 1, plate: null, vehicleType: null }]]);
    videos.push({ id, labels, checked: false, holder: null, until: 0 });
  }
  return videos;
}

const isHeld = ({ checked, until }: Expected) => !checked && until > platform.clock.now;
const expectLabels = ({ labels }: Expected, body: unknown) =>
  expect((body as { vehicles: Label[] }).vehicles).toMatchObject([...labels.values()]);

function hold(one: Expected, person: number): void {
  Object.assign(one, { holder: person, until: platform.clock.now + LEASE });
}

async function next(videos: Expected[], person: number): Promise<void> {
  const { status, body } = await call(person, "GET", "/next");
  const open = videos.filter(({ checked }) => !checked);
  const own = open.filter(({ holder }) => holder === person);
  const free = open.filter((one) => !isHeld(one));
  const fitting = own.length > 0 ? own : free;
  expect(status).toBe(fitting.length > 0 ? 200 : 204);
  if (status === 204) return;
  const given = fitting.find(({ id }) => id === (body as { id: number }).id);
  if (!given) throw new Error(`${person} was given ${JSON.stringify(body)}`);
  expectLabels(given, body);
  hold(given, person);
}

async function save(one: Expected, { who: person, labels, checked }: Step & { kind: "save" }): Promise<void> {
  const { status, body } = await call(person, "POST", "", { id: one.id, vehicles: labels, checked });
  const isAllowed = one.holder === person || !(one.checked || isHeld(one));
  expect(status).toBe(isAllowed ? 200 : 409);
  if (!isAllowed) return;
  for (const label of labels) one.labels.set(label.id, label);
  hold(one, person);
  one.checked = checked;
  expectLabels(one, body);
}

async function giveBack(one: Expected, person: number): Promise<void> {
  const { status } = await call(person, "POST", "/return", { id: one.id });
  const isAllowed = one.holder === person && !one.checked;
  expect(status).toBe(isAllowed ? 204 : 409);
  if (isAllowed) Object.assign(one, { holder: null, until: 0 });
}

async function expectOverview(videos: Expected[]): Promise<void> {
  const done = videos.filter(({ checked }) => checked).length;
  const inWork = videos.filter(isHeld).length;
  const counts = await platform.ok("GET", "/stetje/video/counts", admin);
  expect(counts).toEqual({ waiting: 3 - done - inWork, inWork, done });
  for (const path of ["list", "labels.csv", "labels.json"]) {
    const shown = await platform.ok("GET", `/stetje/video/${path}`, admin);
    expect(JSON.stringify(shown)).not.toContain(PLATE);
  }
}

async function take(videos: Expected[], one: Step): Promise<void> {
  if (one.kind === "wait") platform.clock.now += one.seconds;
  else if (one.kind === "next") await next(videos, one.who);
  else if (one.kind === "save") await save(videos[one.video] as Expected, one);
  else await giveBack(videos[one.video] as Expected, one.who);
}

it(
  "has a video with one labeller at a time, loses no label that was stored, and shows plates to labellers alone",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
        const videos = await newVideos();
        for (const one of steps) {
          await take(videos, one);
          await expectOverview(videos);
        }
        const kept = await platform.ok<object[]>("GET", "/stetje/video/labels.json", labellers[0]);
        for (const [index, one] of videos.entries()) expectLabels(one, kept[index]);
      }),
      { numRuns: cases(40) },
    );
  },
  LONG_TEST_MS,
);
