import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { crc32, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { picture } from "../../test/crests.js";
import { crestOf } from "./picture.js";

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
/** As large as its drawing. */
const SHIELD = '<path d="M0 0H100V25Q50 75 0 25z" fill="#b01428"/>';
const svg = (content: string, head = 'viewBox="0 0 100 50"') =>
  Buffer.from(`<svg ${XMLNS} ${head}>${content}</svg>`);
const image = (href: string) => svg(`${SHIELD}<image xlink:href="${href}" width="9" height="9"/>`);
const asData = (bytes: Buffer, type = "image/png") => `data:${type};base64,${bytes.toString("base64")}`;

/** The message for a refused file. */
async function refusal(file: Buffer): Promise<string> {
  const fault = await crestOf(file).then(
    () => "it was taken",
    (error) => error,
  );
  return fault.fields?.[0]?.message ?? String(fault);
}

/** W3C PNG, 5.3. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that declares so many pixels: one bit each, all black, in a few kilobytes. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 });
  const chunks = [chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks]);
}

/** The same PNG as an animation of two frames, according to its header. */
function moving(png: Buffer): Buffer {
  const head = png.indexOf("IHDR") + 4 + 13 + 4;
  const frames = chunk("acTL", Buffer.from("0000000200000000", "hex"));
  return Buffer.concat([png.subarray(0, head), frames, png.subarray(head)]);
}

const png = await picture(90, 30).png().toBuffer();
const webp = await picture(900, 300).webp().toBuffer();
const [large, tall] = [await picture(2400, 800).png().toBuffer(), await picture(300, 1200).png().toBuffer()];

describe("a picture becomes a crest", () => {
  it.each([
    ["PNG", png, 90, 30],
    ["WebP", webp, 600, 200],
    ["a large PNG", large, 600, 200],
    ["a tall PNG", tall, 150, 600],
    ["SVG", svg(SHIELD), 600, 300],
    ["a large SVG", svg(SHIELD, 'width="3000" height="1500" viewBox="0 0 100 50"'), 600, 300],
    ["SVG after a byte order mark", Buffer.concat([Buffer.from("\uFEFF \n"), svg(SHIELD)]), 600, 300],
  ])("%s", async (_name, file, width, height) => {
    const crest = await crestOf(file);
    expect([crest.width, crest.height]).toEqual([width, height]);
    const { format, hasAlpha } = await sharp(crest.png).metadata();
    expect([format, hasAlpha]).toEqual(["png", true]);
    expect((await sharp(crest.png).stats()).isOpaque).toBe(false);
  });

  it("without margins that nobody sees on paper", async () => {
    const middle = { input: await picture(200, 100).png().toBuffer(), left: 150, top: 20 };
    const clear = { r: 255, g: 255, b: 255, alpha: 0 };
    const around = (background: object) =>
      sharp({ create: { width: 400, height: 300, channels: 4, background } }).composite([middle]);
    expect(await crestOf(await around(clear).png().toBuffer())).toMatchObject({ width: 200, height: 100 });
    const white = await around({ ...clear, alpha: 1 })
      .png()
      .toBuffer();
    expect(await crestOf(white)).toMatchObject({ width: 200, height: 100 });
    const small = svg('<rect x="40" y="10" width="30" height="15" fill="#b01428"/>');
    expect(await crestOf(small)).toMatchObject({ width: 360, height: 180 });
    const ground = await around({ r: 0, g: 0, b: 90, alpha: 1 }).png().toBuffer();
    expect(await crestOf(ground)).toMatchObject({ width: 400, height: 300 });
  });

  it("as it stands on screens, in their colours, and without what its file says beside", async () => {
    const file = await picture(90, 30)
      .jpeg()
      .withMetadata({ orientation: 6, exif: { IFD0: { Artist: "Ana" } } })
      .toBuffer();
    const crest = await crestOf(file);
    expect([crest.width, crest.height]).toEqual([30, 90]);
    const { exif, icc, xmp, orientation, space } = await sharp(crest.png).metadata();
    expect([exif, icc, xmp, orientation, space]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      "srgb",
    ]);
    expect(crest.png.includes("Ana")).toBe(false);
  });

  it("of what older drawing programs write", async () => {
    const head =
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>';
    const drawing = `${head}<svg xmlns="&ns_svg;" viewBox="0 0 100 50"><style>.a{fill:url(#g)}</style>
      <a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="https://example.si">${SHIELD}</a>
      <image href="${asData(png)}" width="9" height="3"/></svg>`;
    expect(await crestOf(Buffer.from(drawing))).toMatchObject({ width: 600, height: 300 });
  });
});

const NO_PICTURE = "must be a picture: PNG, JPEG, WebP or SVG";
const DAMAGED = "is damaged, or not whole";
const MOVING = "is a moving picture";
const FOREIGN = "refers to something outside of itself";
const TOO_MANY = "must not have more than 25 million pixels";
const UNREAD = "holds a picture that can't be read";

describe("what is refused, and why", () => {
  const half = (file: Buffer) => file.subarray(0, file.length / 2);
  const frames = async () => [png, await picture(90, 30).negate().png().toBuffer()];

  it.each([
    ["words", () => Buffer.from("občina"), NO_PICTURE],
    ["a page", () => Buffer.from("<!doctype html><html><body>PNG</body></html>"), NO_PICTURE],
    ["a GIF", () => picture(9, 9).gif().toBuffer(), NO_PICTURE],
    ["a TIFF", () => picture(9, 9).tiff().toBuffer(), NO_PICTURE],
    ["a packed SVG", () => gzipSync(svg(SHIELD)), NO_PICTURE],
    ["an SVG of other letters", () => Buffer.from(svg(SHIELD).toString(), "utf16le"), NO_PICTURE],
    ["half a PNG", () => half(png), DAMAGED],
    ["the beginning of a PNG alone", () => png.subarray(0, 8), DAMAGED],
    ["half a JPEG", async () => half(await picture(900, 300).flatten().jpeg().toBuffer()), DAMAGED],
    ["half a WebP", () => half(webp), DAMAGED],
    ["half an SVG", () => svg(SHIELD).subarray(0, -20), DAMAGED],
    ["a PNG of 10,000 pixels a side", () => bomb(10_000), TOO_MANY],
    ["an SVG as large", () => svg(SHIELD, 'width="10000" height="10000"'), TOO_MANY],
    ["an SVG of no size", () => svg(SHIELD, 'width="0" height="0"'), DAMAGED],
    ["an SVG whose texts multiply", () => multiplying(), FOREIGN],
    ["a moving PNG", () => moving(png), MOVING],
    [
      "a moving WebP",
      async () =>
        sharp(await frames(), { join: { animated: true } })
          .webp()
          .toBuffer(),
      MOVING,
    ],
    ["a moving SVG", () => svg(`<g>${SHIELD}<animate attributeName="x" dur="1s"/></g>`), MOVING],
    ["an SVG that its style moves", () => svg(`<style>@keyframes a {}</style>${SHIELD}`), MOVING],
    ["a script", () => svg(`<script>alert(1)</script>${SHIELD}`), "holds a script"],
    ["a script's call", () => svg(SHIELD, 'onload="alert(1)" viewBox="0 0 9 9"'), "holds a script"],
    ["a picture on this machine", () => image("file:///etc/passwd"), FOREIGN],
    ["a picture beside it", () => image("crest.png"), FOREIGN],
    ["a style outside", () => svg(`<style><![CDATA[@import "a.css";]]></style>${SHIELD}`), FOREIGN],
    ["a filling outside", () => svg('<rect width="9" height="9" fill="url(a.svg#b)"/>'), FOREIGN],
    ["a style sheet", () => Buffer.from(`<?xml-stylesheet href="a.css"?>${svg(SHIELD)}`), FOREIGN],
    [
      "a text of this machine",
      () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg("<text>&a;</text>")}`),
      FOREIGN,
    ],
    ["a huge picture in a drawing", () => image(asData(bomb(10_000))), UNREAD],
    ["half a picture in a drawing", () => image(asData(half(png))), UNREAD],
    ["a drawing in a drawing", () => image(asData(svg(SHIELD), "image/svg+xml")), UNREAD],
    ["nothing to see", () => svg(""), "shows nothing"],
    [
      "words without letters of their own",
      () => svg('<foreignObject width="9" height="9"/>'),
      "shows nothing",
    ],
  ])("%s", async (_name, file, reason) => {
    expect(await refusal(await file())).toBe(reason);
  });
});

/** Ten million letters from ten. */
function multiplying(): Buffer {
  const entities = [..."bcdefg"].map((name, at) => `<!ENTITY ${name} "${`&${"abcdef"[at]};`.repeat(10)}">`);
  return Buffer.from(
    `<!DOCTYPE svg [<!ENTITY a "0123456789">${entities.join("")}]>${svg("<text>&g;</text>")}`,
  );
}

it("asks nobody for anything, whatever a drawing says", async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.end(png);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  // Without our own check: the library itself loads nothing either.
  const drawing = image(`${address}/image`)
    .toString()
    .replace("</svg>", `<use href="${address}/use#a"/></svg>`);
  expect(await refusal(Buffer.from(drawing))).toBe(FOREIGN);
  const drawn = await sharp(Buffer.from(drawing)).png().toBuffer();
  const without = await sharp(svg(SHIELD)).png().toBuffer();
  expect(drawn).toEqual(without);
  expect(asked).toEqual([]);
  await new Promise((closed) => server.close(closed));
});

it("goes on after one that it could not draw", async () => {
  const [damaged, whole] = await Promise.all([refusal(png.subarray(0, 20)), crestOf(png)]);
  expect([damaged, whole.width]).toEqual([DAMAGED, 90]);
});
