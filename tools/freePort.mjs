import { once } from "node:events";
import { createServer } from "node:net";

/** A port of this machine's loopback that nobody listens on. Another process may take it until it is used. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
