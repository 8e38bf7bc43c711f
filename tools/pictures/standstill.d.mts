/** Types of standstill.mjs, for tests in TypeScript. */
import type { Page } from "puppeteer";

export function standstill(page: Page, until?: { needs?: string }): Promise<string | null>;
