import { invalid } from "../errors.js";

/** Accepted types of films: those that every browser plays. */
export const FILM_TYPES = ["video/mp4", "video/webm"] as const;
export type FilmType = (typeof FILM_TYPES)[number];

/** Bytes needed to detect the type. */
export const TELLING_BYTES = 64;

/** ISO 14496-12, 4.3: the first box, after its length. */
const MP4 = Buffer.from("ftyp");
/** RFC 8794, 11.2.1. The kind of Matroska is in its header. */
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** The type of a film by its first bytes, whatever its name. @throws PlatformError naming file */
export function filmTypeOf(start: Buffer): FilmType {
  if (start.length === 0) throw invalid("file", "EMPTY");
  if (start.subarray(4, 8).equals(MP4)) return "video/mp4";
  if (start.subarray(0, 4).equals(EBML) && start.includes("webm")) return "video/webm";
  throw invalid("file", "NOT_A_FILM");
}
