import type { Page } from "puppeteer";
import type { Detection } from "../../simulator/src/film/detections.js";
import { type Film, filmOf } from "../../simulator/src/film/film.js";
import { encodeFilm } from "../../simulator/src/film/mp4/encode.js";
import { numberArea, numberText, paintFilm } from "../../simulator/src/film/paintFilm.js";
import { ADVANCE, GLYPH_HEIGHT, isLit } from "../../simulator/src/film/painting/text.js";
import { type FilmPlan, FRAME_RATE } from "../../simulator/src/film/plan.js";
import type { PlatformApi } from "./platformApi.js";

/** A film on the platform with the camera's detections, all unlabelled. */
export interface AddedFilm {
  id: number;
  title: string;
  /** Number of frames, at 15 a second. */
  frames: number;
  detections: readonly Detection[];
}

export interface FilmOptions {
  title?: string;
  /** Another seed gives another street scene. */
  seed?: string;
  /** Unix seconds of the first frame. */
  recordedDate?: number;
  seconds?: number;
  /** Road users, and birds that the camera takes for vehicles. */
  passing?: number;
  birds?: number;
}

/** Pixels of the films: small, to be made quickly. */
const SIZE = { width: 160, height: 90 };

const SCENES = 100;

const madeBefore = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Uploads a short film of a street as an administrator would; its frames have their numbers in the lower right corner. */
export async function addFilm(
  admin: PlatformApi,
  {
    title = "Kidričeva cesta",
    seed = "tests",
    recordedDate = Date.UTC(2025, 4, 12, 5, 40) / 1000,
    seconds = 6,
    passing = 4,
    birds = 1,
  }: FilmOptions = {},
): Promise<AddedFilm> {
  const { plan, frames, detections } = filmWith({ seed, recordedDate, seconds, passing, birds });
  const form = new FormData();
  form.set("title", title);
  form.set("recordedDate", String(recordedDate));
  form.set("frameRate", String(FRAME_RATE));
  const vehicles = detections.map(({ id, frame, datetime }) => ({ id, frame, datetime }));
  form.set("vehicles", JSON.stringify(vehicles));
  form.set("file", new Blob([await mp4Of(plan)], { type: "video/mp4" }), "film.mp4");
  const { id } = await admin.postForm<{ id: number }>("/stetje/video/upload", form);
  return { id, title, frames, detections };
}

type Wanted = Required<Omit<FilmOptions, "title">>;

/** A street scene with the wanted road users; some scenes don't have enough room. */
function filmWith({ seed, ...wanted }: Wanted): Film {
  const look = {
    ...SIZE,
    place: "TEST",
    timeZone: "Europe/Ljubljana",
    light: "noon",
    twice: 0,
    missed: 0,
  } as const;
  for (let scene = 0; scene < SCENES; scene++) {
    const film = filmOf({ ...wanted, ...look, seed: `${seed} ${scene}` });
    if (film.detections.length === wanted.passing + wanted.birds) return film;
  }
  throw new Error(`There is no room for ${wanted.passing} in ${wanted.seconds} seconds.`);
}

function mp4Of(plan: FilmPlan): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify(plan);
  const made =
    madeBefore.get(key) ??
    encodeFilm(paintFilm(filmOf(plan)), { ...plan, frameRate: FRAME_RATE }).then(
      (film) => new Uint8Array(film),
    );
  madeBefore.set(key, made);
  return made;
}

/** The number of the frame in a page's video, read from the picture. */
export async function shownFrame(page: Page, selector = "video"): Promise<number> {
  const { width, pixels } = await page.$eval(selector, (element) => {
    if (!(element instanceof HTMLVideoElement)) throw new Error("This is no video.");
    const { videoWidth, videoHeight } = element;
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: videoWidth, height: videoHeight });
    const context = canvas.getContext("2d");
    if (!context) throw new Error("The page can't draw.");
    context.drawImage(element, 0, 0);
    const { data } = context.getImageData(0, 0, videoWidth, videoHeight);
    return { width: videoWidth, pixels: Array.from(data.filter((_, index) => index % 4 === 1)) };
  });
  return numberIn({ width, height: pixels.length / width, pixels });
}

/** A picture by brightness, 0 to 255 a pixel. */
interface GreyPicture {
  width: number;
  height: number;
  pixels: readonly number[];
}

/** Reads the number burnt into a film's frame. */
function numberIn(picture: GreyPicture): number {
  const { scale, x, y } = numberArea(picture);
  const cells = [...numberText(0)].keys();
  const letters = [...cells].map((cell) => letterAt(picture, x + cell * ADVANCE * scale, y, scale));
  if (letters[0] !== "#") throw new Error(`No number stands in the picture, but ${letters.join("")}.`);
  return Number(letters.slice(1).join(""));
}

/** The character that matches the bright and dark pixels best. */
function letterAt({ width, pixels }: GreyPicture, x: number, y: number, scale: number): string {
  const match = (letter: string): number => {
    let sum = 0;
    for (let row = 0; row < GLYPH_HEIGHT * scale; row++)
      for (let column = 0; column < ADVANCE * scale; column++) {
        const brightness = (pixels[(y + row) * width + x + column] ?? 0) - 128;
        const lit = isLit(letter, Math.floor(column / scale), Math.floor(row / scale));
        sum += lit ? brightness : -brightness;
      }
    return sum;
  };
  return [..."#0123456789"].reduce((best, letter) => (match(letter) > match(best) ? letter : best));
}
