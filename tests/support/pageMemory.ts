import type { Page } from "puppeteer";

/** Memory of a page after garbage collection. */
export interface PageMemory {
  heapBytes: number;
  nodes: number;
  listeners: number;
}

export async function memoryOf(page: Page): Promise<PageMemory> {
  const session = await page.createCDPSession();
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  await session.detach();
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await page.metrics();
  return { heapBytes: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners };
}
