import hme from "h264-mp4-encoder";
import { tidyFilm } from "./tidy.js";

/** 10 (best) to 51 (smallest): letters with one-pixel dots stay legible. */
const QUANTIZATION = 29;
/** 0 (smallest files) to 10. */
const FASTEST = 10;

export interface FilmForm {
  /** Pixels; both even. */
  width: number;
  height: number;
  /** Frames a second. */
  frameRate: number;
}

/**
 * Makes a film from frames, RGBA: H.264 baseline in MP4, in which players can jump to each second's first
 * frame. The same frames give the same bytes. The encoder captures the process's uncaught exceptions, and
 * keeps its memory, so a product runs it in its own thread.
 */
export async function encodeFilm(
  frames: Iterable<Uint8ClampedArray>,
  { width, height, frameRate }: FilmForm,
): Promise<Buffer> {
  const encoder = await hme.createH264MP4Encoder();
  try {
    Object.assign(encoder, { width, height, frameRate });
    encoder.groupOfPictures = frameRate;
    encoder.quantizationParameter = QUANTIZATION;
    encoder.speed = FASTEST;
    encoder.initialize();
    for (const frame of frames) encoder.addFrameRgba(frame);
    encoder.finalize();
    return tidyFilm(encoder.FS.readFile(encoder.outputFilename));
  } finally {
    encoder.delete();
  }
}
