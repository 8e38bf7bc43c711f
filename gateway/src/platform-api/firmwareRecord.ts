import { id, intOr, object, textOrNull } from "./decode.js";

/** A firmware, decoded. */
export interface FirmwareRecord {
  id: string;
  version: string;
  hardwareType: string;
  description: string;
  /** Hexadecimal. */
  sha256: string;
  /** Bytes. */
  size: number;
  /** Unix seconds. */
  createDate: number;
}

/** Reads the platform's firmware JSON. */
export function decodeFirmware(value: unknown): FirmwareRecord {
  const firmware = object(value, "firmware");
  const meta = object(firmware.metaData, "firmware.metaData");
  return {
    id: id(firmware.id, "firmware.id"),
    version: textOrNull(firmware.version, "firmware.version") ?? "",
    hardwareType: textOrNull(meta.hardwareType, "firmware.hardwareType") ?? "",
    description: textOrNull(meta.description, "firmware.description") ?? "",
    sha256: textOrNull(firmware.sha256, "firmware.sha256") ?? "",
    size: intOr(firmware.size, 0, "firmware.size"),
    createDate: intOr(firmware.createDate, 0, "firmware.createDate"),
  };
}
