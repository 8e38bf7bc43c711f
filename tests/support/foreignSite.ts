import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A site other than the portal's, by host and port. */
export interface ForeignSite {
  origin: string;
  /**
   * Adds a page with this content to the site.
   * @returns the page's address
   */
  show: (body: string) => string;
  close: () => Promise<void>;
}

/** Starts a site with pages unknown to the portal. The tests' portal is 127.0.0.1; for browsers localhost is another site. */
export async function startForeignSite(): Promise<ForeignSite> {
  const pages: string[] = [];
  const server = createServer((request, response) => {
    const body = pages[Number(request.url?.slice(1))];
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang="sl"><head><title>Občina</title><link rel="icon" href="data:,"></head><body>${body ?? ""}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    show: (body) => `${origin}/${pages.push(body) - 1}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
