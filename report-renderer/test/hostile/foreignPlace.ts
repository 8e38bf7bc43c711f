import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A place where a report's browser has no business; it counts whoever comes. */
export interface ForeignPlace {
  port: number;
  /** First parts of the paths that were asked for. */
  asked: Set<string>;
  /** Connections and packets, also such as ask for nothing. */
  contacts: { tcp: number; udp: number };
  forget: () => void;
  close: () => Promise<void>;
}

const TYPES: Record<string, string> = {
  css: "text/css",
  js: "text/javascript",
  svg: "image/svg+xml",
  stream: "text/event-stream",
};

/** Listens on one port of all of this machine's addresses, by TCP and UDP. */
export async function openForeignPlace(): Promise<ForeignPlace> {
  const asked = new Set<string>();
  const contacts = { tcp: 0, udp: 0 };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    asked.add(nameOf(request));
    const extension = /\.(\w+)(?:\?|$)/.exec(request.url ?? "")?.[1] ?? "";
    response.writeHead(200, {
      "content-type": TYPES[extension] ?? "text/html",
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
    });
    response.end("");
  };
  const server = createServer(answer);
  server.listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const udp = await listenUdp(port);
  server.on("connection", () => {
    contacts.tcp += 1;
  });
  server.on("upgrade", (request: IncomingMessage, socket) => {
    asked.add(nameOf(request));
    socket.destroy();
  });
  udp.on("message", () => {
    contacts.udp += 1;
  });
  return {
    port,
    asked,
    contacts,
    forget: () => {
      asked.clear();
      Object.assign(contacts, { tcp: 0, udp: 0 });
    },
    close: () => closeBoth(server, udp),
  };
}

async function listenUdp(port: number): Promise<Socket> {
  const udp = createSocket("udp4");
  udp.bind(port, "0.0.0.0");
  await once(udp, "listening");
  return udp;
}

async function closeBoth(server: Server, udp: Socket): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  udp.close();
  await closed;
}

function nameOf({ url = "" }: IncomingMessage): string {
  return /^\/([\w-]+)/.exec(url)?.[1] ?? "/";
}
