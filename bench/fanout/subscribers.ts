/**
 * Many subscribers in one process of their own. They count frames without reading them, which leaves the
 * machine to the measured process. argv: port, session, subscription. On { open } it opens that many, on {
 * expect } it reports when that many messages have arrived.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";

const [port, sessionId, query] = process.argv.slice(2);
const AT_A_TIME = 50;
const PING = 0x89;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** Counts the messages in a socket's data, and answers pings. */
class FrameCounter {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly socket: Socket) {}

  /** @returns the number of messages completed by these bytes */
  count(chunk: Buffer): number {
    const bytes = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk;
    let messages = 0;
    let at = 0;
    for (;;) {
      const end = frameEnd(bytes, at);
      if (end === undefined || end > bytes.length) break;
      if (bytes[at] === PING) this.socket.write(PONG);
      else messages += 1;
      at = end;
    }
    this.rest = Buffer.from(bytes.subarray(at));
    return messages;
  }
}

function frameEnd(bytes: Buffer, at: number): number | undefined {
  if (bytes.length < at + 10) {
    const length = bytes[at + 1];
    return length !== undefined && length < 126 ? at + 2 + length : undefined;
  }
  const length = bytes.readUInt8(at + 1);
  if (length < 126) return at + 2 + length;
  return length === 126 ? at + 4 + bytes.readUInt16BE(at + 2) : at + 10 + bytes.readUIntBE(at + 4, 6);
}

function masked(message: object): Buffer {
  const payload = Buffer.from(JSON.stringify(message));
  const header = payload.length < 126 ? Buffer.from([0x81, 0x80 | payload.length]) : Buffer.alloc(4);
  if (payload.length >= 126) {
    header.writeUInt16BE(0x81fe, 0);
    header.writeUInt16BE(payload.length, 2);
  }
  // A mask of zeros leaves the payload as it is.
  return Buffer.concat([header, Buffer.alloc(4), payload]);
}

let received = 0;
let expected = Number.POSITIVE_INFINITY;

function subscribe(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.once("error", reject);
    socket.write(
      [
        "GET /graphql HTTP/1.1",
        "Host: gateway",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
        "Sec-WebSocket-Protocol: graphql-transport-ws",
        `Cookie: sessionId=${sessionId}`,
        "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        "Accept-Language: sl,en;q=0.5",
        "\r\n",
      ].join("\r\n"),
    );
    socket.once("data", () => {
      socket.write(masked({ type: "connection_init" }));
      socket.once("data", () => {
        const frames = new FrameCounter(socket);
        socket.on("data", (chunk: Buffer) => tell(frames.count(chunk)));
        socket.write(masked({ id: randomUUID(), type: "subscribe", payload: { query } }), () =>
          resolve(socket),
        );
      });
    });
  });
}

function tell(messages: number): void {
  received += messages;
  if (received >= expected) {
    expected = Number.POSITIVE_INFINITY;
    process.send?.({ lastAt: String(process.hrtime.bigint()) });
  }
}

process.on("message", async ({ open = 0, expect = 0 }: { open?: number; expect?: number }) => {
  if (expect > 0) expected = received + expect;
  if (open === 0) return;
  for (let opened = 0; opened < open; opened += AT_A_TIME)
    await Promise.all(Array.from({ length: AT_A_TIME }, subscribe));
  process.send?.("open");
});
