import type { BrowserPool } from "./browserPool.js";

/** Letters in which names are written, and which the report's own fonts lack: one or two of each kind. */
const LETTERS = {
  "Chinese and Japanese": "漢か",
  Korean: "한",
  Cyrillic: "Жђ",
  Greek: "Ωή",
  emoji: "🚲",
};

const WITHIN_MS = 10_000;

/** The message about missing letters, with the Debian packages that have them. */
export const missingLettersText = (kinds: readonly string[]): string =>
  `No font has letters of these kinds: ${kinds.join(", ")}. They are boxes in reports. Install fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji.`;

/**
 * The kinds of letters that the browser would print as boxes. It draws a character that does not exist, and
 * compares.
 * @param letters by kind
 * @throws RenderError if there is no browser
 */
export async function missingLetters(
  pool: BrowserPool,
  letters: Readonly<Record<string, string>> = LETTERS,
): Promise<string[]> {
  const { page, close } = await opened(pool);
  try {
    return await page.evaluate((kinds) => {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = 48;
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (context === null) return [];
      const pictureOf = (letter: string) => {
        context.clearRect(0, 0, canvas.width, canvas.height);
        context.font = "32px sans-serif";
        context.fillText(letter, 4, 36);
        return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
      };
      // Not assigned, and never will be.
      const box = pictureOf("\u{FDD0}");
      const isMissing = (letter: string) => pictureOf(letter) === box;
      return Object.keys(kinds).filter((kind) => [...(kinds[kind] ?? "")].some(isMissing));
    }, letters);
  } finally {
    await close();
  }
}

async function opened(pool: BrowserPool) {
  const report = await pool.openPage(AbortSignal.timeout(WITHIN_MS));
  return { page: report.page, close: () => report.close() };
}
