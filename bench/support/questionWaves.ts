import type { HTTPRequest, Page } from "puppeteer";

type Question = { begin: number; end: number };

const isQuestion = (request: HTTPRequest) =>
  request.method() === "POST" && new URL(request.url()).pathname === "/graphql";

/**
 * Watches a page's queries while it is opened.
 * @returns their number, and the depth of their dependencies: the longest chain in which each begins after the
 * answer of the previous one
 */
export async function questionWaves(page: Page, enter: () => Promise<unknown>) {
  const open = new Map<HTTPRequest, number>();
  const questions: Question[] = [];
  const begin = (request: HTTPRequest) => {
    if (isQuestion(request)) open.set(request, performance.now());
  };
  const end = (request: HTTPRequest) => {
    const begun = open.get(request);
    if (begun !== undefined) questions.push({ begin: begun, end: performance.now() });
    open.delete(request);
  };
  page.on("request", begin).on("requestfinished", end);
  await enter();
  page.off("request", begin).off("requestfinished", end);
  return { asked: questions.length, depth: depthOf(questions) };
}

function depthOf(questions: Question[]): number {
  const depths: number[] = [];
  const sorted = questions.sort((one, other) => one.begin - other.begin);
  for (const [index, { begin }] of sorted.entries()) {
    const before = sorted.slice(0, index).map(({ end }, at) => (end <= begin ? (depths[at] ?? 0) : 0));
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}
