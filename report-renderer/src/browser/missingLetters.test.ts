import { afterAll, expect, it } from "@jest/globals";
import { BrowserPool } from "./browserPool.js";
import { missingLetters, missingLettersText } from "./missingLetters.js";

const pool = new BrowserPool(process.env.PUPPETEER_EXECUTABLE_PATH ?? "", 1);
afterAll(() => pool.close());

it("finds the kinds of letters that no font has, and none that one has", async () => {
  const letters = { Latin: "ač", "private use": "\u{10FF80}", mixed: "a\u{10FF81}", digits: "07" };
  expect(await missingLetters(pool, letters)).toEqual(["private use", "mixed"]);
});

it("says which are missing", () => {
  expect(missingLettersText(["Korean", "emoji"])).toContain("of these kinds: Korean, emoji.");
});
