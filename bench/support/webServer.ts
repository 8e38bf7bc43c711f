import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".png": "image/png",
};
const COMPRESSED = /\.(html|js|css|svg|json)$/;

export interface WebServer {
  url: string;
  server: Server;
  close: () => void;
}

/** Answers requests that are not for files, such as an API; false for an unknown address. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves a built web as a portal does: files with gzip 9, /login's own page if there is one, the one page for
 * every other address. Cross-origin isolated, so the page's clock has microseconds.
 */
export async function serveWeb(folder: string, answer: Answer = () => false): Promise<WebServer> {
  const bodies = new Map<string, Buffer>();
  const read = (path: string): Buffer | undefined => {
    try {
      const body = bodies.get(path) ?? compress(path, readFileSync(join(folder, path)));
      bodies.set(path, body);
      return body;
    } catch {
      return undefined;
    }
  };
  const server = createServer((request, response) => {
    if (answer(request, response)) return;
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = [pathname, `${pathname}.html`, "/index.html"].find((path) => read(path) !== undefined) ?? "";
    const body = read(file);
    if (body === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "content-length": body.length,
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "require-corp",
      ...(COMPRESSED.test(file) ? { "content-encoding": "gzip" } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, server, close };
}

function compress(path: string, body: Buffer): Buffer {
  return COMPRESSED.test(path) ? gzipSync(body, { level: 9 }) : body;
}
