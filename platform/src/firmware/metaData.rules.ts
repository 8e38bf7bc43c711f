import { LONGEST_DESCRIPTION, LONGEST_VERSION } from "@obcestje/contract/limits/lengths.js";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import { FirmwareType } from "../configs/hardware.rules.js";
import { malformed } from "../errors.js";
import { jsonObject } from "../http/body.js";
import { requireValid } from "../http/checked.js";
import { Text } from "../http/schemas.js";

const Description = Text(LONGEST_DESCRIPTION, 0);

const NewMeta = Type.Object({ hardwareType: FirmwareType, description: Type.Optional(Description) });
const MetaChange = Type.Partial(NewMeta);
const Version = Text(LONGEST_VERSION);

const [newMeta, metaChange, version] = [Compile(NewMeta), Compile(MetaChange), Compile(Version)];

export interface FirmwareMeta {
  hardwareType: string;
  description: string;
}

/** @throws PlatformError naming `version` */
export function requireVersion(value: unknown): string {
  if (value === undefined) throw malformed("version", "REQUIRED");
  requireValid(version, value, "version");
  return value as string;
}

/** The metadata of a new firmware, as an object or as text. @throws PlatformError naming fields of `metadata` */
export function requireMeta(input: unknown): FirmwareMeta {
  if (input === undefined) throw malformed("metadata", "REQUIRED");
  const meta = jsonObject(input, "metadata");
  requireValid(newMeta, meta, "metadata");
  const { hardwareType, description = "" } = meta as Static<typeof NewMeta>;
  return { hardwareType, description };
}

/** The requested changes of a firmware's metadata. @throws PlatformError naming fields of `metadata` */
export function metaChanges(input: unknown): Partial<FirmwareMeta> {
  if (input === undefined) return {};
  const meta = jsonObject(input, "metadata");
  requireValid(metaChange, meta, "metadata");
  const { hardwareType, description } = meta as Static<typeof MetaChange>;
  return {
    ...(hardwareType === undefined ? {} : { hardwareType }),
    ...(description === undefined ? {} : { description }),
  };
}
