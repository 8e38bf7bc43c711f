import { once } from "node:events";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { EVERYTHING, isQuestionOfGateway } from "./platformDouble.js";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A platform that offers everything, with bytes and connections controlled by a test. */
export interface RawPlatform {
  url: string;
  /** Every request so far. */
  requests: IncomingMessage[];
  /** Sets the answers to requests from now on. */
  answer: (answer: Answer) => void;
  close: () => Promise<void>;
}

export async function startRawPlatform(): Promise<RawPlatform> {
  const requests: IncomingMessage[] = [];
  let answer: Answer = (_request, response) => response.writeHead(404).end();
  const server = http.createServer((request, response) => {
    response.setHeader("x-platform-features", EVERYTHING);
    if (isQuestionOfGateway(request)) return void response.writeHead(401).end();
    requests.push(request);
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (next) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
