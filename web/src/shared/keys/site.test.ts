import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { siteOf } from "./site";
import { draftOf, withoutSite, withSite, withTyped } from "./siteDraft";

describe("a site", () => {
  it.each([
    ["https://www.example.si", "https://www.example.si"],
    [" https://www.Example.SI/ ", "https://www.example.si"],
    ["https://www.example.si/promet?a=1#b", "https://www.example.si"],
    ["www.example.si", "https://www.example.si"],
    ["www.example.si:8443", "https://www.example.si:8443"],
    ["https://www.example.si:443", "https://www.example.si"],
    ["http://localhost:3000", "http://localhost:3000"],
    ["https://šola.si", "https://xn--ola-zza.si"],
  ])("%j is %s", (text, site) => expect(siteOf(text)).toBe(site));

  it.each([
    "",
    "obcina",
    "ftp://example.si",
    "https://*.example.si",
    "https://ana:geslo@example.si",
    "https://[::1]:3000",
    "javascript:alert(1)",
    "https://",
    "a b.si",
    `https://${"a".repeat(300)}.si`,
  ])("%j is none", (text) => expect(siteOf(text)).toBeNull());

  it("is what browsers send, whatever was typed", () => {
    const words = fc.oneof(fc.string(), fc.webUrl(), fc.domain(), fc.webAuthority({ withPort: true }));
    fc.assert(
      fc.property(words, (text) => {
        const site = siteOf(text);
        if (site === null) return;
        expect(site).toMatch(/^https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?$/);
        expect(new URL(site).origin).toBe(site);
        expect(siteOf(site)).toBe(site);
      }),
    );
    fc.assert(
      fc.property(fc.domain(), (domain) => expect(siteOf(domain)).toBe(`https://${domain.toLowerCase()}`)),
    );
  });
});

describe("sites that are being entered", () => {
  const one = draftOf(["https://a.si"]);

  it("take what was typed, as it is meant", () => {
    expect(withSite(withTyped(one, "b.si/promet"))).toEqual(draftOf(["https://a.si", "https://b.si"]));
    expect(withSite(withTyped(one, "  "))).toEqual(withTyped(one, "  "));
  });

  it("keep what is wrong, and say so until something else is typed", () => {
    const twice = withSite(withTyped(one, "https://a.si/"));
    expect(twice).toEqual({ sites: ["https://a.si"], typed: "https://a.si/", fault: "siteTwice" });
    expect(withTyped(twice, "x").fault).toBeNull();
    expect(withSite(withTyped(one, "občina")).fault).toBe("siteWrong");
    const full = draftOf(Array.from({ length: 50 }, (_, index) => `https://a${index}.si`));
    expect(withSite(withTyped(full, "b.si")).fault).toBe("sitesTooMany");
  });

  it("let one go", () => expect(withoutSite(one, "https://a.si").sites).toEqual([]));
});
