import type { Writable } from "node:stream";
import type { Burst } from "../live/burst.js";

/** A burst as WebSocket frames, with a subscription's id at each of `idsAt`. */
interface Template {
  frames: Buffer;
  idsAt: readonly number[];
}

/** Made once for all members with ids of one length, usually all of them. */
const templates = new WeakMap<Burst, Map<number, Template>>();

/**
 * Writes a burst as unmasked WebSocket text frames, one graphql-transport-ws `next` message each, with one
 * write.
 * @param quotedId the subscription's id as a JSON string
 */
export function writeFrames(socket: Writable, burst: Burst, quotedId: string): void {
  const template = templateOf(burst, Buffer.byteLength(quotedId));
  for (const at of template.idsAt) template.frames.write(quotedId, at);
  socket.write(template.frames);
  // A socket usually passes everything on at once. If it keeps the buffer, the next member gets a copy.
  if (socket.writableLength > 0) template.frames = Buffer.from(template.frames);
}

function templateOf(burst: Burst, idBytes: number): Template {
  const ofLengths = templates.get(burst) ?? new Map<number, Template>();
  templates.set(burst, ofLengths);
  const template = ofLengths.get(idBytes) ?? makeTemplate(burst, idBytes);
  ofLengths.set(idBytes, template);
  return template;
}

const BEFORE_ID = Buffer.from('{"id":');
const BEFORE_PAYLOAD = Buffer.from(',"type":"next","payload":');
const END = Buffer.from("}");

function makeTemplate({ payloads }: Burst, idBytes: number): Template {
  const hole = Buffer.alloc(idBytes);
  const idsAt: number[] = [];
  const parts: Buffer[] = [];
  let length = 0;
  for (const { json } of payloads) {
    const message = BEFORE_ID.length + idBytes + BEFORE_PAYLOAD.length + json.length + END.length;
    const header = textFrameHeader(message);
    idsAt.push(length + header.length + BEFORE_ID.length);
    parts.push(header, BEFORE_ID, hole, BEFORE_PAYLOAD, json, END);
    length += header.length + message;
  }
  return { frames: Buffer.concat(parts, length), idsAt };
}

/** FIN and opcode 1 (text), then the length in 7, 16 or 64 bits: RFC 6455, section 5.2. */
function textFrameHeader(length: number): Buffer {
  const FIN_TEXT = 0x81;
  if (length < 126) return Buffer.from([FIN_TEXT, length]);
  if (length < 65_536) {
    const header = Buffer.from([FIN_TEXT, 126, 0, 0]);
    header.writeUInt16BE(length, 2);
    return header;
  }
  const header = Buffer.from([FIN_TEXT, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  header.writeUIntBE(length, 4, 6);
  return header;
}
