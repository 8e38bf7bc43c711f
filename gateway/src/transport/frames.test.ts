import { PassThrough } from "node:stream";
import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { Burst } from "../live/burst.js";
import { writeFrames } from "./frames.js";

/** The texts of unmasked frames (RFC 6455, section 5.2). */
function textsOf(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    expect(bytes[at]).toBe(0x81);
    const short = bytes.readUInt8(at + 1);
    const [length, begin] =
      short < 126
        ? [short, at + 2]
        : short === 126
          ? [bytes.readUInt16BE(at + 2), at + 4]
          : [Number(bytes.readBigUInt64BE(at + 2)), at + 10];
    texts.push(bytes.toString("utf8", begin, begin + length));
    at = begin + length;
  }
  return texts;
}

const burstOf = (values: unknown[]) =>
  new Burst(values.map((value, index) => ({ key: String(index), json: Buffer.from(JSON.stringify(value)) })));

it("writes each payload for each id, whatever both look like", () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.nat(70_000).map((length) => "č".repeat(length)),
  );
  fc.assert(
    fc.property(
      fc.array(value, { maxLength: 5 }),
      fc.array(fc.string({ unit: "grapheme" })),
      (values, ids) => {
        const burst = burstOf(values);
        for (const id of ids) {
          const socket = new PassThrough();
          writeFrames(socket, burst, JSON.stringify(id));
          const messages = textsOf(socket.read() ?? Buffer.alloc(0)).map(
            (text) => JSON.parse(text) as unknown,
          );
          expect(messages).toEqual(
            JSON.parse(JSON.stringify(values.map((payload) => ({ id, type: "next", payload })))),
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});

it("leaves what a socket keeps as it is", () => {
  const burst = burstOf(["news"]);
  const sockets = ["aa", "bb", "cc"].map((id) => {
    const socket = new PassThrough({ highWaterMark: 1 });
    socket.cork();
    writeFrames(socket, burst, JSON.stringify(id));
    return { id, socket };
  });
  for (const { id, socket } of sockets) {
    socket.uncork();
    expect(textsOf(socket.read())).toEqual([`{"id":"${id}","type":"next","payload":"news"}`]);
  }
});
