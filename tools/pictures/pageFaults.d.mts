/** Types of pageFaults.mjs, for tests in TypeScript. */
import type { Page } from "puppeteer";

export function pageFaults(page: Page, place: { width: number; language: string }): Promise<string[]>;
