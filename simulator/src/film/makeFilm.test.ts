import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { expect, it } from "@jest/globals";
import { filmOf } from "./film.js";
import { makeFilm } from "./makeFilm.js";
import { encodeFilm } from "./mp4/encode.js";
import { paintFilm } from "./paintFilm.js";
import { type FilmPlan, FRAME_RATE } from "./plan.js";

const FROM_SOURCE = ["--import", fileURLToPath(new URL("../../../tools/swc-register.mjs", import.meta.url))];
const PLAN: FilmPlan = {
  seed: "thread",
  place: "TEST",
  recordedDate: 1_790_000_000,
  timeZone: "UTC",
  width: 160,
  height: 90,
  seconds: 2,
  light: "morning",
  passing: 2,
  birds: 1,
  twice: 0,
  missed: 0,
};

const digest = (film: Uint8Array) => createHash("sha256").update(film).digest("hex");

it("makes the same film in a thread", async () => {
  const film = await makeFilm(PLAN, undefined, FROM_SOURCE);
  const here = await encodeFilm(paintFilm(filmOf(PLAN)), { ...PLAN, frameRate: FRAME_RATE });
  expect(digest(film)).toBe(digest(here));
});

it("ends with whom it works for, and tells what went wrong", async () => {
  const stop = new AbortController();
  const film = makeFilm({ ...PLAN, seconds: 60 }, stop.signal, FROM_SOURCE);
  stop.abort();
  await expect(film).rejects.toMatchObject({ name: "AbortError" });
  const wrong = makeFilm({ ...PLAN, timeZone: "Nowhere/Land" }, undefined, FROM_SOURCE);
  await expect(wrong).rejects.toThrow();
});
