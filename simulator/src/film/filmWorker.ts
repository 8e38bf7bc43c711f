import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { filmOf } from "./film.js";
import { encodeFilm } from "./mp4/encode.js";
import { paintFilm } from "./paintFilm.js";
import { type FilmPlan, FRAME_RATE } from "./plan.js";

/** Lower priority than anything a screen waits for. */
const NICE = 10;

const plan: FilmPlan = workerData;
setPriority(NICE);
const film = await encodeFilm(paintFilm(filmOf(plan)), { ...plan, frameRate: FRAME_RATE });
parentPort?.postMessage(film);
