import { ApiError } from "../errors.js";
import { decodeConfig, documentOf } from "../platform-api/configs.js";
import { isObject, object, parsed } from "../platform-api/decode.js";
import { readDeviceConfig } from "../platform-api/deviceConfig/deviceConfig.js";
import { GROUP } from "../platform-api/groups.js";
import { decodeOwnUser } from "../platform-api/users.js";
import { decodeVideo } from "../platform-api/videos.js";
import { wholeRecord } from "../platform-api/wholeAnswer.js";
import { oneOf, type Taken } from "./readers.js";
import { readWhole } from "./readWhole.js";

/** The caller. Without a user nobody is signed in. */
export function readSession(body: unknown): Taken {
  const session = object(body, "session");
  const { user, group } = session;
  if (!isObject(user))
    throw new ApiError("UPSTREAM_INVALID_RESPONSE", "The platform's answer lacks session.user.");
  const { id, admin } = decodeOwnUser(user);
  // A platform need not send its id: it is then taken from the devices.
  if (isObject(group)) readWhole(wholeRecord({ ...group, id: group.id ?? group.name }, GROUP));
  const things = group === null ? [{ ...session, group: { name: null } }] : [session];
  const remark = group === null ? { remark: "of no group" } : {};
  return { things, forms: [], found: admin ? { administrator: id } : {}, ...remark };
}

/** A device's configuration, in `data`. */
export function readConfig(body: unknown): Taken {
  const config = decodeConfig(body);
  const document = documentOf(config);
  if (document === null) return { things: [], forms: [], found: {}, remark: "the client has none" };
  readWhole(readDeviceConfig(document));
  return { things: [document], forms: formsOfConfig(parsed(body), document), found: {} };
}

function formsOfConfig(body: unknown, document: object): string[] {
  if (!isObject(body) || body === document || !("data" in body)) return ["bare"];
  const text = typeof body.data === "string" ? ["data as JSON text"] : [];
  const within = parsed(body.data);
  const isDeeper = isObject(within) && !("cfgID" in within || "BasicConfig" in within);
  return [...text, ...(isDeeper ? ["data.data of the answer"] : [])];
}

const video = oneOf("video", decodeVideo);

/** The next video to label; null if none waits. */
export function readNextVideo(body: unknown): Taken {
  const isNone = body === null || (isObject(body) && Object.keys(body).length === 0);
  return isNone ? { things: [], forms: [], found: {}, remark: "no video waits" } : video(body);
}
