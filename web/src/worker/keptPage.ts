/** The one document of all signed-in pages, and the assets that pages have loaded, in their newest version. */
const cacheName = "page";
const documentAt = "/overview";

const entryIn = (html: string): string | undefined => /<script [^>]*src="(\/assets\/[^"]+)"/.exec(html)?.[1];

/** The kept response for an address; undefined if there is none. */
export async function keptAt(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName, ignoreVary: true });
}

export const keptDocument = (): Promise<Response | undefined> => keptAt(documentAt);

/** Without headers that were valid only at the time. */
function lasting(answer: Response, body: string): Response {
  const headers = new Headers(answer.headers);
  for (const name of ["server-timing", "content-encoding", "content-length"]) headers.delete(name);
  return new Response(body, { status: answer.status, headers });
}

/**
 * Keeps the document with the assets that a page of its version has loaded. The assets are stored first, or a
 * document without its code could remain. A page of another version than the server's changes nothing.
 * @param assets paths, each with its content's hash
 */
export async function keepPage(assets: readonly string[]): Promise<void> {
  const answer = await fetch(documentAt, { cache: "no-cache", headers: { accept: "text/html" } });
  if (!answer.ok) return;
  const html = await answer.text();
  const entry = entryIn(html);
  if (entry === undefined || !assets.includes(entry)) return;
  const before = entryIn((await (await keptDocument())?.text()) ?? "");
  const cache = await caches.open(cacheName);
  for (const asset of assets) if (!(await cache.match(asset))) await cache.add(asset);
  await cache.put(documentAt, lasting(answer, html));
  if (before === entry) return;
  const wanted = new Set([documentAt, ...assets]);
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}
