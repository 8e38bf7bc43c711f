import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { viewAddress } from "../../../shared/keys/viewAddress";
import { snippetOf } from "./snippet";

const parsed = (html: string) => {
  const { body, head } = new DOMParser().parseFromString(html, "text/html");
  return { all: [...head.querySelectorAll("*"), ...body.querySelectorAll("*")], text: body.textContent };
};

it("is an iframe of 800 by 440", () => {
  const src = "https://portal.si/embed/graph?key=vk_1&client=7&lang=sl";
  expect(snippetOf({ src, title: "Graf" })).toBe(
    '<iframe src="https://portal.si/embed/graph?key=vk_1&amp;client=7&amp;lang=sl" title="Graf" width="800" height="440" loading="lazy" style="border:0;max-width:100%"></iframe>',
  );
});

it("is read back as just that, whatever a device is called", () => {
  const nasty = fc.constantFrom(
    '"><script>alert(1)</script>',
    "</iframe><img src=x onerror=1>",
    "&quot;&lang;",
    "a\r\nb",
  );
  const text = fc.oneof(nasty, fc.string({ unit: "grapheme" }), fc.string({ unit: "binary-ascii" }));
  fc.assert(
    fc.property(text, text, (title, key) => {
      const src = viewAddress("/embed/graph", { key, lang: "sl" });
      const { all, text: around } = parsed(snippetOf({ src, title }));
      expect(all).toHaveLength(1);
      expect(around).toBe("");
      const [frame] = all;
      expect(frame?.tagName).toBe("IFRAME");
      const attributes = Object.fromEntries(
        [...(frame?.attributes ?? [])].map(({ name, value }) => [name, value]),
      );
      expect(attributes).toEqual({
        src,
        title: title.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " "),
        width: "800",
        height: "440",
        loading: "lazy",
        style: "border:0;max-width:100%",
      });
      expect(new URL(src).searchParams.get("key")).toBe(key);
    }),
  );
});
