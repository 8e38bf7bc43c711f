import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { Page } from "puppeteer";
import { until } from "../../platform/test/until.js";
import { type AddedFilm, addFilm, shownFrame } from "../support/film.js";
import { USER } from "../support/fleet.js";
import { IS_PLAIN, itWith } from "../support/offered.js";
import { textOf, waitForPath, waitForText } from "../support/page.js";
import { PlatformApi } from "../support/platformApi.js";
import { usePortal } from "../support/portal.js";
import { addUser } from "../support/users.js";

const OTHER = { email: "bine@test.si", password: "bine-of-the-tests" };
/** Each type and plate comes; with `npm run test:heavy -- labelling` as many as in a film of a busy minute. */
const VEHICLES = process.env.TEST_HEAVY ? 50 : 14;

interface Vehicle {
  id: number;
  vehicleType: string | null;
  direction: string | null;
  faultyReading: boolean;
  plate: string | null;
}
interface ExportedVideo {
  id: number;
  checked: boolean;
  vehicles: Vehicle[];
}

/** The label depends only on the vehicle's number, so the test knows it, too. */
const TYPES = ["car", "van", "truck", "truck_trailer", "bus", "motorbike", "bicycle", "pedestrian", "other"];
const labelOf = (place: number) => ({
  digit: String((place % TYPES.length) + 1),
  vehicleType: TYPES[place % TYPES.length],
  direction: place % 2 === 0 ? "incoming" : "outgoing",
  faultyReading: place % 10 === 9,
  plate: place % 5 === 0 ? `LJ ${100 + place}-AB` : null,
});

const portal = usePortal();

beforeAll(async () => {
  const { admin, groupId } = portal.fleet;
  await addUser(admin, OTHER, groupId);
  const users = await admin.get<{ id: number; email: string }[]>("/user/list");
  for (const { email } of [USER, OTHER])
    await admin.patch("/user", { id: users.find((user) => user.email === email)?.id, labeller: true });
});
beforeEach(async () => {
  const { admin } = portal.fleet;
  for (const { id } of await admin.get<{ id: number }[]>("/stetje/video/list"))
    await admin.delete(`/stetje/video?id=${id}`);
});

const labelsOf = async (film: AddedFilm): Promise<ExportedVideo | undefined> => {
  // Ours shows plates to labellers alone.
  const asked = IS_PLAIN ? portal.fleet.admin : await PlatformApi.signIn(portal.stack.platformUrl, USER);
  const videos = await asked.get<ExportedVideo[]>(`/stetje/video/labels.json?id=${film.id}`);
  return videos[0];
};

/** Labels the shown vehicle, and goes to the next unlabelled one, only by keys. */
async function label({ keyboard }: Page, place: number): Promise<void> {
  const { digit, direction, faultyReading, plate } = labelOf(place);
  await keyboard.press(digit as "1");
  await keyboard.press(direction === "incoming" ? "i" : "o");
  if (faultyReading) await keyboard.press("x");
  if (plate !== null) {
    await keyboard.press("p");
    await keyboard.type(plate);
    await keyboard.press("Enter");
  }
}

const waitForVehicle = (page: Page, id: number) => waitForText(page, `Vozilo ${id}`);

describe("labelling by keyboard alone", () => {
  it("every vehicle of a film, with a reload in the middle: nothing is lost", async () => {
    const film = await addFilm(portal.fleet.admin, { seconds: 60, passing: VEHICLES - 2, birds: 2 });
    const ids = film.detections.map(({ id }) => id);
    expect(ids).toHaveLength(VEHICLES);
    const { page, complaints } = await portal.openAs(USER);
    // The navigation has a link to it.
    await page.locator("nav a[href='/stetje']").setTimeout(10_000).wait();
    await page.focus("nav a[href='/stetje']");
    await page.keyboard.press("Enter");
    await waitForPath(page, "/stetje");
    for (const [place, id] of ids.entries()) {
      await waitForVehicle(page, id);
      await label(page, place);
      // The page is reloaded right after the last key of the first half.
      if (place === VEHICLES / 2 - 1) await page.reload();
      else if (place < VEHICLES - 1) await page.keyboard.press("ArrowDown");
    }
    await waitForText(page, "Vsa vozila so označena");
    await page.keyboard.down("Control");
    await page.keyboard.press("Enter");
    await page.keyboard.up("Control");
    await waitForText(page, "Noben posnetek ne čaka");

    const stored = await labelsOf(film);
    expect(stored?.checked).toBe(true);
    expect(stored?.vehicles.map(({ id }) => id)).toEqual(ids);
    for (const [place, vehicle] of (stored?.vehicles ?? []).entries()) {
      const { digit: _digit, ...wanted } = labelOf(place);
      expect(vehicle).toMatchObject(wanted);
    }
    expect(complaints).toEqual([]);
  }, 180_000);

  itWith("videos")(
    "steps through the film by exactly a fifteenth of a second",
    async () => {
      const film = await addFilm(portal.fleet.admin);
      const { page } = await portal.openAs(USER, { at: "/stetje" });
      const [first] = film.detections;
      const shows = async (frame: number) => {
        await page.waitForFunction(
          (wanted) => {
            const video = document.querySelector("video");
            return video && !video.seeking && Math.floor(video.currentTime * 15) === wanted;
          },
          {},
          frame,
        );
        // The picture follows the position.
        await until(async () => (await shownFrame(page)) === frame);
      };
      const start = first?.frame ?? 0;
      await shows(start);
      for (let step = 1; step <= 5; step += 1) {
        await page.keyboard.press(".");
        await shows(start + step);
      }
      for (let step = 4; step >= 2; step -= 1) {
        await page.keyboard.press(",");
        await shows(start + step);
      }
      await page.keyboard.press("f");
      await shows(start);
    },
    60_000,
  );
});

describe("two who label at the same time", () => {
  itWith("videos")(
    "never get one video",
    async () => {
      const { admin } = portal.fleet;
      const one = await addFilm(admin, { title: "Prvi film" });
      const other = await addFilm(admin, { title: "Drugi film", seed: "other" });
      const [ana, bine] = [await portal.openAs(USER), await portal.openAs(OTHER)];
      await Promise.all([ana.visit("/stetje"), bine.visit("/stetje")]);
      const shown = await Promise.all(
        [ana, bine].map(async ({ page }) => {
          await page.waitForSelector("video");
          const text = await textOf(page, "main");
          return [one, other].filter(({ title }) => text.includes(title)).map(({ id }) => id);
        }),
      );
      expect(shown.toSorted()).toEqual([[one.id], [other.id]].toSorted());
      // A returning labeller gets the same video.
      await ana.page.reload();
      await ana.page.waitForSelector("video");
      expect(await textOf(ana.page, "main")).toContain(shown[0]?.[0] === one.id ? one.title : other.title);
      const { admin: rest } = portal.fleet;
      expect(await rest.get("/stetje/video/counts")).toEqual({ waiting: 0, inWork: 2, done: 0 });
    },
    60_000,
  );
});
