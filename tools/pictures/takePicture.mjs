import { stat } from "node:fs/promises";
import { visit } from "./visit.mjs";

/** Limit of bytes for a README picture, and the compression needed for that. */
const MOST = 200_000;
const QUALITIES = [85, 75, 60];

/**
 * Takes one picture of the README.
 * @returns its size in bytes
 * @throws if the screen is not as it should be, or the picture is too large
 */
export async function takePicture(person, origin, { viewport, theme = "light", part, ...screen }, path) {
  const { page, complaints } = await visit(person, origin, screen, { viewport, theme, language: "en" });
  try {
    if (complaints.length > 0) throw new Error(`${screen.path}: ${complaints.join("; ")}`);
    const shown = part ? await page.$(part) : page;
    for (const quality of QUALITIES) {
      await shown.screenshot({ path, type: "webp", quality });
      const { size } = await stat(path);
      if (size <= MOST) return size;
    }
  } finally {
    await page.close();
  }
  throw new Error(`${path} is larger than ${MOST / 1000} kB.`);
}
