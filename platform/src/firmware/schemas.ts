import Type from "typebox";
import { Id } from "../http/ids.js";
import { Etag, Nullable, UnixTime } from "../http/schemas.js";
import { ROLLOUT_STATES } from "./rollout.rules.js";

const Sha256 = Type.String({ description: "Hexadecimal" });
const Size = Type.Integer({ description: "Bytes" });

export const FirmwareJson = Type.Object({
  id: Id,
  version: Type.String(),
  metaData: Type.Object({ hardwareType: Type.String(), description: Type.String() }),
  sha256: Sha256,
  size: Size,
  createDate: UnixTime,
  etag: Etag,
});

/** The details a device needs before it fetches the file. */
export const OfferedJson = Type.Object({ id: Id, version: Type.String(), sha256: Sha256, size: Size });

export const RolloutJson = Type.Object({
  clientId: Id,
  state: Type.Enum([...ROLLOUT_STATES], {
    description:
      "failed: the device told another version ten minutes (FIRMWARE_INSTALL_SECONDS) or more after it got the file, or asked for no more of it for a day",
  }),
  assignDate: UnixTime,
  downloadDate: Nullable(UnixTime),
  downloadedDate: Nullable(UnixTime),
  reportDate: Nullable(UnixTime),
  reportedVersion: Nullable(Type.String()),
  attempts: Type.Integer({ description: "How often it was assigned" }),
});

/** The same for any firmware assigned to a client. */
export const AssignedJson = Type.Object({ firmwareId: Id, ...RolloutJson.properties });

export const SkippedJson = Type.Object({
  skipped: Type.Array(Id, { description: "Those that were left out, as they tell the version already" }),
});
