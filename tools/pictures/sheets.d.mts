/** Types of sheets.mjs, for tests in TypeScript. */
import type { Browser } from "puppeteer";

export type Shot = {
  screen: { area: string; name: string };
  size: "desktop" | "phone";
  language: string;
  theme: string;
  /** Where its picture is. */
  file: string;
  /** Pixels; where the window that a visitor has ends. */
  width: number;
  height: number;
  fold: number;
  faults: readonly string[];
};

export function writeSheets(browser: Browser, folder: string, shots: readonly Shot[]): Promise<string[]>;
