import type { Detection } from "../film/detections.js";
import { filmOf } from "../film/film.js";
import { type FilmPlan, FRAME_RATE } from "../film/plan.js";
import type { AdminApi } from "../platform-api/adminApi.js";
import type { LabelledVehicle } from "../platform-api/videoApi.js";
import { demoUsers, skofjaLoka } from "./accounts.js";
import type { DemoFilm } from "./films.js";
import { type SignIn, signedIn } from "./signedIn.js";

export interface VideoHelp {
  signIn: SignIn;
  /** Makes the MP4 of a film. */
  makeFilm: (plan: FilmPlan) => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Uploads the missing films. The demo's user of a municipality has then labelled half of the first one.
 * Nothing is done if people have videos of their own, or all films are there.
 */
export async function seedVideos(
  admin: AdminApi,
  films: readonly DemoFilm[],
  { signIn, makeFilm }: VideoHelp,
): Promise<void> {
  const present = await admin.videos();
  const hasOthers = present.some(({ title }) => !films.some((film) => film.title === title));
  const missing = films.filter(({ title }) => !present.some((video) => video.title === title));
  if (hasOthers || missing.length === 0) return;

  const account = demoUsers.find(({ group }) => group === skofjaLoka);
  const user = (await admin.users()).find(({ email }) => email === account?.email);
  if (user) await admin.makeLabeller(user.id);
  for (const film of missing) {
    const { id } = await upload(admin, film, makeFilm);
    if (film !== films[0] || !account) continue;
    const labeller = await signedIn(signIn, account);
    await labeller?.labelVideo(id, firstHalf(filmOf(film.plan).detections).map(labelled));
    await labeller?.logOut();
  }
}

async function upload(admin: AdminApi, { title, plan }: DemoFilm, makeFilm: VideoHelp["makeFilm"]) {
  const vehicles = filmOf(plan).detections.map(({ id, frame, datetime }) => ({ id, frame, datetime }));
  const { recordedDate } = plan;
  return admin.uploadVideo({
    title,
    recordedDate,
    frameRate: FRAME_RATE,
    vehicles,
    file: await makeFilm(plan),
  });
}

function firstHalf<T>(values: readonly T[]): readonly T[] {
  return values.slice(0, Math.ceil(values.length / 2));
}

/** The label of somebody who watches the film closely. */
function labelled({ id, frame, datetime, seen, again }: Detection): LabelledVehicle {
  const vehicle = { id, frame, datetime };
  if (!seen || again)
    return { ...vehicle, faultyReading: true, direction: null, vehicleType: null, plate: null };
  const { direction, type, plate } = seen;
  return { ...vehicle, faultyReading: false, direction, vehicleType: type, plate };
}
