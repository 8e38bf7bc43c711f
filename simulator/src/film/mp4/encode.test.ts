import { createHash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { bodiesOf, bodyOf, boxesIn, wordsOf } from "./boxes.js";
import { encodeFilm } from "./encode.js";

const FORM = { width: 64, height: 48, frameRate: 15 };
const FRAMES = 40;

/** Bars that move by a pixel each frame. */
function* bars(): Generator<Uint8ClampedArray> {
  for (let frame = 0; frame < FRAMES; frame++) {
    const pixels = new Uint8ClampedArray(FORM.width * FORM.height * 4).fill(255);
    for (let index = 0; index < pixels.length; index += 4)
      pixels[index] = (((index / 4) % FORM.width) + frame) % 16 < 8 ? 255 : 0;
    yield pixels;
  }
}

const made = encodeFilm(bars(), FORM);

describe("an encoded film", () => {
  it("begins with what players need to know of it", async () => {
    expect(boxesIn(await made).map(({ type }) => type)).toEqual(["ftyp", "moov", "mdat"]);
  });

  it("is H.264, as large and as long as it should be, at an even pace", async () => {
    const film = await made;
    const [, timescale, duration] = wordsOf(bodyOf(film, "mdhd").subarray(8, 20));
    expect(duration).toBe(((timescale ?? 0) * FRAMES) / FORM.frameRate);
    expect(wordsOf(bodyOf(film, "stts"))).toEqual([0, 1, FRAMES, (timescale ?? 0) / FORM.frameRate]);
    const entry = bodyOf(film, "stsd").subarray(8);
    expect(entry.toString("latin1", 4, 8)).toBe("avc1");
    expect([entry.readUInt16BE(32), entry.readUInt16BE(34)]).toEqual([FORM.width, FORM.height]);
  });

  it("can be entered at each second, and says so", async () => {
    expect(wordsOf(bodyOf(await made, "stss"))).toEqual([0, 3, 1, 16, 31]);
  });

  it("has its frames where it says", async () => {
    const film = await made;
    const sizes = wordsOf(bodyOf(film, "stsz")).slice(3);
    expect(sizes).toHaveLength(FRAMES);
    expect(wordsOf(bodyOf(film, "stsc"))).toEqual([0, 1, 1, FRAMES, 1]);
    const [, , begin = 0] = wordsOf(bodyOf(film, "stco"));
    let at = begin;
    for (const size of sizes) {
      const first = film.readUInt32BE(at);
      expect(first + 4).toBeLessThanOrEqual(size);
      at += size;
    }
    expect(at).toBe(film.length);
  });

  it("is the same for the same frames, and says not when it was made", async () => {
    for (const head of ["mvhd", "tkhd", "mdhd"])
      expect([head, wordsOf(bodyOf(await made, head).subarray(4, 12))]).toEqual([head, [0, 0]]);
    const digest = (film: Uint8Array) => createHash("sha256").update(film).digest("hex");
    expect(digest(await encodeFilm(bars(), FORM))).toBe(digest(await made));
  });

  it("tells of a box that is cut", async () => {
    const film = await made;
    expect(() => boxesIn(film.subarray(0, film.length - 1))).toThrow("is cut");
    expect(bodiesOf(film, "none")).toEqual([]);
    expect(() => bodyOf(film, "none")).toThrow("should have one none");
  });
});
