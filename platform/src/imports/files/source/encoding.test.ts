import { describe, expect, it } from "@jest/globals";
import { encodingOf } from "./encoding.js";

const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();

describe("encodingOf", () => {
  it.each([
    ["a mark of UTF-8", Buffer.from("\uFEFFtime;speed"), "utf-8", true],
    ["UTF-8", Buffer.from("čas;hitrost\n"), "utf-8", true],
    ["plain ASCII, which may become anything", Buffer.from("time;speed\n"), "utf-8", false],
    ["UTF-16 with its mark", Buffer.from("\uFEFFčas;smer", "utf16le"), "utf-16le", true],
    ["UTF-16 without a mark", Buffer.from("čas;smer\n1;0\n", "utf16le"), "utf-16le", true],
    ["UTF-16 of the other order with its mark", utf16be("\uFEFFčas;smer"), "utf-16be", true],
    ["UTF-16 of the other order without a mark", utf16be("čas;smer\n1;0\n"), "utf-16be", true],
    ["Windows-1250", Buffer.from([0xe8, 0x61, 0x73, 0x3b, 0x9a]), "windows-1250", true],
    ["UTF-8 that ends within a character", Buffer.from("časč").subarray(0, -1), "utf-8", true],
  ])("finds %s", (_, bytes, encoding, sure) => {
    expect(encodingOf(bytes)).toEqual({ encoding, sure });
  });
});
