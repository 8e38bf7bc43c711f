/** Accepted picture formats, recognised by their first bytes. */
export type PictureForm = "png" | "jpeg" | "webp" | "svg";

/** W3C PNG, 5.2. */
const PNG = Buffer.from("89504e470d0a1a0a", "hex");
/** ISO/IEC 10918-1: start of image, and of the next marker. */
const JPEG = Buffer.from("ffd8ff", "hex");
/** RFC 9649, 2.4: a RIFF file, with its length between the two words. */
const [RIFF, WEBP] = [Buffer.from("RIFF"), Buffer.from("WEBP")];
/** Markup, after a byte order mark and blanks. */
const MARKUP = /^\uFEFF?\s*</;
const TELLING_BYTES = 64;

/**
 * The format of a picture by its bytes, whatever its name; null for any other. Markup may still be no
 * picture.
 */
export function pictureFormOf(bytes: Buffer): PictureForm | null {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return "png";
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return "jpeg";
  if (bytes.subarray(0, 4).equals(RIFF) && bytes.subarray(8, 12).equals(WEBP)) return "webp";
  return MARKUP.test(bytes.toString("utf8", 0, TELLING_BYTES)) ? "svg" : null;
}

const LENGTH_AND_NAME = 8;
const CHECKSUM = 4;

/**
 * True if a PNG is animated: W3C PNG, 11.3.2.2, an `acTL` chunk before the picture's own. Decoders only show
 * its first frame.
 */
export function isMovingPng(bytes: Buffer): boolean {
  for (let at = PNG.length; at + LENGTH_AND_NAME <= bytes.length; ) {
    const name = bytes.toString("latin1", at + 4, at + LENGTH_AND_NAME);
    if (name === "acTL") return true;
    if (name === "IDAT") return false;
    at += LENGTH_AND_NAME + bytes.readUInt32BE(at) + CHECKSUM;
  }
  return false;
}
