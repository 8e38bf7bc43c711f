import { describe, expect, it } from "@jest/globals";
import { signOf } from "./signOf";
import { signWords, tellingSpeed } from "./signWords";
import { BLINKING, SMILEYS, signDocument, wireProgram, wireRow, wireText } from "./testing/signDocument";

const staticTexts = [{ id: 7, text: "OTROCI\nNA CESTI" }];
const at = (document: unknown, speed: number, language: "sl" | "en" = "sl") =>
  signWords(signOf(document), { speed, staticTexts, language }).replaceAll("\u00a0", " ");
const withPrograms = (...dispParameters: Record<string, unknown>[]) =>
  signDocument({ ProgramsSettings: { dispParameters } });

it.each([
  ["over the limit", 57, "Pri 57 km/h: hitrost 57 utripa, izmenično »POČASI« in »STOP«, žalosten obraz"],
  ["under it", 42, "Pri 42 km/h: hitrost 42, tekst »HVALA«, vesel obraz"],
  ["below the first program", 7, "Pri 7 km/h: vesel obraz"],
  ["too slow for the radar", 4, "Pri 4 km/h je znak prazen"],
])("says what is shown %s", (_name, speed, words) => {
  expect(at(signDocument(SMILEYS), speed)).toBe(words);
});

it("says it in English", () => {
  expect(at(signDocument(), 57, "en")).toBe("At 57 km/h: speed 57 blinks, “POČASI” and “STOP” in turn");
});

it("names texts by their words, built-in ones by their number where nobody knows those", () => {
  const own = wireRow(1, wireText(" VOZITE ", 1), wireText("POČASI", 2));
  const document = {
    ...withPrograms(wireProgram(10, [100, 7, 99])),
    CustomTextProgram: { customTextProgramData: [own] },
  };
  expect(at(document, 57)).toBe(
    "Pri 57 km/h: hitrost 57, izmenično »VOZITE POČASI«, »OTROCI NA CESTI« in »#99«",
  );
});

describe("a text that blinks", () => {
  const blinking = { prgTXTBLinkCount: 3, prgTXTBlinkRatio: 65 };
  const words = (...texts: Record<string, unknown>[]) =>
    at(withPrograms(wireProgram(10, [], { ...BLINKING, TxtProgramsParam: texts })), 57).replace(
      "Pri 57 km/h: hitrost 57 utripa",
      "",
    );

  it("is said to, alone, with another and beside a steady one", () => {
    expect(words({ prgTXTProgId: 100, ...blinking })).toBe(", tekst »HVALA« utripa");
    expect(words({ prgTXTProgId: 100, ...blinking }, { prgTXTProgId: 102, ...blinking })).toBe(
      ", izmenično utripajoče »HVALA« in »STOP«",
    );
    expect(words({ prgTXTProgId: 100, ...blinking }, { prgTXTProgId: 102 })).toBe(
      ", izmenično »HVALA« (utripa) in »STOP«",
    );
  });

  it("is not spoken of where it is blank or never lit", () => {
    expect(words({ prgTXTProgId: 100, prgTXTBlinkRatio: 0 })).toBe("");
    const blank = { CustomTextProgram: { customTextProgramData: [wireRow(0, wireText("  ", 1))] } };
    expect(at({ ...withPrograms(wireProgram(10, [100])), ...blank }, 57)).toBe("Pri 57 km/h: hitrost 57");
  });
});

it.each([
  [null, "Naprava še nima konfiguracije"],
  [{ BasicConfig: { vMin: 5 } }, "Ta naprava ne prikazuje ničesar"],
  [signDocument({ BasicConfig: { displayDisable: 3 } }), "Prikazovalnik je izklopljen"],
  [
    signDocument({ BasicConfig: { displayDisable: 1 } }),
    "Pri 57 km/h: prikaz hitrosti je izklopljen, izmenično »POČASI« in »STOP«",
  ],
  [
    signDocument({ BasicConfig: { displayDisable: 2 } }),
    "Pri 57 km/h: hitrost 57 utripa, teksti so izklopljeni",
  ],
])("says what is off or missing", (document, words) => {
  expect(at(document, 57)).toBe(words);
});

it("finds a speed that tells what the sign is for", () => {
  const fast = (maxSpeed: number) => signOf(signDocument({ BasicConfig: { vMax: maxSpeed } }));
  expect([tellingSpeed(fast(199)), tellingSpeed(fast(53)), tellingSpeed(signOf(null))]).toEqual([57, 53, 50]);
});
