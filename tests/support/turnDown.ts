import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** A call as it reaches a server. */
export interface Call {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage["headers"];
  /** The part that came with the first bytes: all of a small body. */
  body: string;
}

/**
 * Makes a server refuse calls as too many (429) before it handles them.
 * @returns a function that lets all through again
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
