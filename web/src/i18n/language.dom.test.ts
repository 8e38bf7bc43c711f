import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

/** The module reads ?lang= once, on start. */
async function start(address: string) {
  jest.resetModules();
  window.history.replaceState(null, "", address);
  return await import("./language");
}

describe("the language", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => window.history.replaceState(null, "", "/"));

  it("is Slovenian for users and English for administrators", async () => {
    const { currentLanguage } = await start("/overview");
    expect(currentLanguage()).toBe("sl");
    window.history.replaceState(null, "", "/admin/clients_overview");
    expect(currentLanguage()).toBe("en");
  });

  it("follows the link without storing it", async () => {
    const { currentLanguage } = await start("/overview?lang=en");
    expect(currentLanguage()).toBe("en");
    expect(localStorage.length).toBe(0);
  });

  it("follows the stored choice, tells who listens, and sets the page's language", async () => {
    const { chooseLanguage, currentLanguage, onLanguage } = await start("/overview?lang=sl");
    const heard = jest.fn();
    const stop = onLanguage(heard);
    chooseLanguage("en");
    stop();
    chooseLanguage("en");
    expect(currentLanguage()).toBe("en");
    expect(heard).toHaveBeenCalledTimes(1);
    expect(document.documentElement.lang).toBe("en");
    expect((await start("/overview")).currentLanguage()).toBe("en");
  });

  it("follows the account, but for a link's own language", async () => {
    localStorage.setItem("language", "sl");
    const { adoptLanguage, currentLanguage } = await start("/overview");
    adoptLanguage(null);
    expect(currentLanguage()).toBe("sl");
    adoptLanguage("en");
    expect([currentLanguage(), document.documentElement.lang]).toEqual(["en", "en"]);
    const visit = await start("/overview?lang=sl");
    visit.adoptLanguage("en");
    expect(visit.currentLanguage()).toBe("sl");
    visit.chooseLanguage("en");
    expect(visit.currentLanguage()).toBe("en");
  });

  it("holds for one visit where a page says so, and asks nothing of what is stored", async () => {
    localStorage.setItem("language", "en");
    const { currentLanguage, visitLanguage } = await start("/public");
    visitLanguage("sl");
    expect([currentLanguage(), document.documentElement.lang]).toEqual(["sl", "sl"]);
    expect(localStorage.getItem("language")).toBe("en");
  });

  it("can be chosen where nothing may be stored", async () => {
    const { chooseLanguage, currentLanguage } = await start("/overview");
    const blocked = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    try {
      expect(currentLanguage()).toBe("sl");
      chooseLanguage("en");
      expect(currentLanguage()).toBe("en");
    } finally {
      blocked.mockRestore();
    }
  });

  it("ignores a language that it does not speak", async () => {
    const { currentLanguage } = await start("/overview?lang=de");
    expect(currentLanguage()).toBe("sl");
  });
});
