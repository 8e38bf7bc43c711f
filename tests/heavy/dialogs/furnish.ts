import { generateSync } from "otplib";
import { squarePicture } from "../../../platform/test/crests.js";
import { calendarOf } from "../../support/calendars.js";
import { addDevice, type Fleet, hoursAgo, postHours } from "../../support/fleet.js";
import { type Account, PlatformApi } from "../../support/platformApi.js";
import { addUser } from "../../support/users.js";

/** Somebody who looks after the people of the signs' group. */
export const MANAGER: Account = { email: "vodja@test.si", password: "vodja-of-the-tests" };

/** Somebody whose sign-in has a second step. */
export const GUARDED: Account = { email: "dvojni@test.si", password: "dvojni-of-the-tests" };

/** Ids that the addresses of dialogs need. */
export interface Moved {
  /** A device that was moved from one place to another. */
  movedId: number;
  /** Where it was first. */
  placeId: number;
  rolloutId: number;
  /** A sign whose administrators' page is opened for its dialogs. */
  otherSign: number;
}

/** A sign that was moved between two streets. */
export async function addMovedSign({ admin, groupId }: Fleet): Promise<Pick<Moved, "movedId" | "placeId">> {
  const moved = await addDevice(admin, groupId, { locationName: "Stara cesta", speedLimit: 50 });
  await postHours(moved, hoursAgo(9), 9);
  const newPlace = { metaData: { locationName: "Nova cesta", speedLimit: 30 } };
  await admin.put("/client/stay", { clientId: moved.id, newPlace, from: hoursAgo(4) });
  const [told] = await admin.get<{ stays: { placeId: number | null }[] }[]>(
    `/stay/list?clientId=${moved.id}`,
  );
  const placeId = told?.stays[0]?.placeId;
  if (!placeId) throw new Error("The moved sign stood nowhere.");
  return { movedId: moved.id, placeId };
}

/** Adds an app that tells codes. */
async function addFactor(person: PlatformApi, { password }: Account): Promise<void> {
  const begun = { kind: "totp", password };
  const { token, totp } = await person.post<{ token: string; totp: { secret: string } }>(
    "/user/factor/begin",
    begun,
  );
  const code = generateSync({ secret: totp.secret });
  await person.post("/user/factor/finish", { token, name: "Telefon", code });
}

/**
 * What the dialogs are about: notes and calendars, edits of the past, periods left out, a crest, a manager, somebody with a
 * second factor.
 */
export async function furnishDialogs({ admin, groupId, sign }: Fleet): Promise<void> {
  const day = { from: hoursAgo(30), to: hoursAgo(6) };
  await admin.post("/note", { clientId: sign.id, kind: "roadWorks", text: "Zapora Šolske ulice", ...day });
  await admin.post("/calendar", { groupId, name: "Prireditve", kind: "event", file: calendarOf(["Tek"]) });
  for (const locationAddress of ["Trg 1", "Trg 2"])
    await admin.post("/client/metaData", { clientId: sign.id, metaData: { locationAddress } });
  const left = { from: hoursAgo(200), to: hoursAgo(190), reason: "Delo na cesti." };
  await admin.post("/exclusion", { clientId: sign.id, ...left });
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(squarePicture)]));
  await admin.postForm(`/group/crest?groupId=${groupId}`, form);
  const id = await addUser(admin, MANAGER, groupId);
  await admin.patch("/user", { id, role: "manager" });
  await addUser(admin, GUARDED, groupId);
  await addFactor(await PlatformApi.signIn(admin.url, GUARDED), GUARDED);
}
