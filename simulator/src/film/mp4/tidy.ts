import { bodyOf, boxesIn, boxOf, CONTAINERS, words, wordsOf } from "./boxes.js";

/** Bytes before each NAL unit with its length. */
const NAL_HEAD = 4;
/** ISO 14496-10, table 7-1: a slice of a picture from which decoding can begin. */
const IDR_SLICE = 5;
const NAL_TYPE = 0x1f;

/**
 * Changes the encoder's film so that players can jump within it: the description comes first, and it marks
 * the frames from which decoding can begin (without that, players assume all can). The time of creation is
 * removed. One track without sound, its frames one after another.
 */
export function tidyFilm(encoded: Uint8Array): Buffer {
  const bytes = Buffer.from(encoded);
  const frames = bodyOf(bytes, "mdat");
  const [, , count = 0, ...sizes] = wordsOf(bodyOf(bytes, "stsz"));
  if (sizes.length !== count || sizes.reduce((sum, size) => sum + size, 0) !== frames.length)
    throw new Error("the encoder has not put frames one after another");

  const ftyp = boxOf("ftyp", bodyOf(bytes, "ftyp"));
  const moov = (firstFrame: number): Buffer => {
    const tables = {
      stss: words(0, ...counted(keyFrames(frames, sizes))),
      stsc: words(0, 1, 1, count, 1),
      stco: words(0, 1, firstFrame),
    };
    return boxOf("moov", rewritten(bodyOf(bytes, "moov"), tables));
  };
  const mdat = boxOf("mdat", frames);
  const firstFrame = ftyp.length + moov(0).length + mdat.length - frames.length;
  return Buffer.concat([ftyp, moov(firstFrame), mdat]);
}

/** The frames, from 1 on, that are complete in themselves. */
function keyFrames(frames: Buffer, sizes: readonly number[]): number[] {
  let at = 0;
  return sizes.flatMap((size, index) => {
    const frame = frames.subarray(at, at + size);
    at += size;
    return isKeyFrame(frame) ? [index + 1] : [];
  });
}

function isKeyFrame(frame: Buffer): boolean {
  for (let at = 0; at + NAL_HEAD < frame.length; at += NAL_HEAD + frame.readUInt32BE(at))
    if ((frame.readUInt8(at + NAL_HEAD) & NAL_TYPE) === IDR_SLICE) return true;
  return false;
}

const counted = (values: readonly number[]): number[] => [values.length, ...values];

/** The same boxes with other tables of frames, and without times of creation. */
function rewritten(bytes: Buffer, tables: Record<"stss" | "stsc" | "stco", Buffer>): Buffer {
  const boxes = boxesIn(bytes).flatMap(({ type, body }) => {
    if (type === "stsc" || type === "stco") return [boxOf(type, tables[type])];
    if (type === "stsz") return [boxOf("stss", tables.stss), boxOf(type, body)];
    if (type === "mvhd" || type === "tkhd" || type === "mdhd") return [boxOf(type, timeless(body))];
    return [boxOf(type, CONTAINERS.has(type) ? rewritten(body, tables) : body)];
  });
  return Buffer.concat(boxes);
}

/** A header without the times of creation and change, which follow its version and flags. */
function timeless(head: Buffer): Buffer {
  const same = Buffer.from(head);
  same.fill(0, 4, 12);
  return same;
}
