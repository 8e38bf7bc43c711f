import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** A call as it comes to a server. */
export interface Call {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage["headers"];
  /** As far as it came with the first bytes: all of it, where it is small. */
  body: string;
}

/**
 * Has a server turn calls down as too many (429), before it begins with them.
 * @returns lets all through again
 */
export function turnDown(server: Server, isMeant: (call: Call) => boolean): () => void {
  const listeners = server.listeners("request") as ((
    request: IncomingMessage,
    answer: ServerResponse,
  ) => void)[];
  const handle = (request: IncomingMessage, answer: ServerResponse) => {
    const { method = "", url = "", headers } = request;
    const decide = (body: string) => {
      if (!isMeant({ method, url, headers, body }))
        for (const listener of listeners) listener.call(server, request, answer);
      else
        answer
          .writeHead(429, { "content-type": "application/json", "retry-after": "1", connection: "close" })
          .end('{"error":{"code":"RATE_LIMITED","message":"Too many calls."}}');
    };
    if (headers["content-length"] === undefined) return decide("");
    request.once("readable", () => {
      const bytes: Buffer | null = request.read();
      if (bytes !== null) request.unshift(bytes);
      decide(bytes?.toString() ?? "");
    });
  };
  server.removeAllListeners("request");
  server.on("request", handle);
  return () => {
    server.off("request", handle);
    for (const listener of listeners) server.on("request", listener);
  };
}
