import { expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { renderPortal } from "../../../test/renderPortal";
import { SignThumbnail } from "./SignThumbnail";
import { SMILEYS, signDocument, wireProgram } from "./testing/signDocument";

const label = () => screen.getByRole("img").getAttribute("aria-label")?.replaceAll("\u00a0", " ");
/** Number of lit diodes, by field. */
const diodes = () =>
  [...screen.getByRole("img").querySelectorAll("path")].map(
    (path) => path.getAttribute("d")?.split("M").filter(Boolean).length ?? 0,
  );

it("shows the sign at a telling speed, all lit, in words as well", () => {
  renderPortal(<SignThumbnail document={signDocument(SMILEYS)} />);
  expect(label()).toMatch(/^Pri 57 km\/h: hitrost 57 utripa/);
  expect(diodes()).toHaveLength(3);
  for (const lit of diodes()) expect(lit).toBeGreaterThan(40);
});

it("shows another speed, and built-in texts that it is given", () => {
  const document = signDocument({ ProgramsSettings: { dispParameters: [wireProgram(10, [7])] } });
  renderPortal(<SignThumbnail document={document} speed={42} staticTexts={[{ id: 7, text: "OTROCI" }]} />);
  expect(label()).toBe("Pri 42 km/h: hitrost 42, tekst »OTROCI«");
});

it("is dark where the display is off, and an outline where there is none", () => {
  renderPortal(<SignThumbnail document={signDocument({ BasicConfig: { displayDisable: 3 } })} />);
  expect([label(), ...diodes()]).toEqual(["Prikazovalnik je izklopljen", 0]);
});

it("is an outline where there is no display", () => {
  renderPortal(<SignThumbnail document={null} />);
  expect(label()).toBe("Naprava še nima konfiguracije");
  expect(screen.getByRole("img").querySelectorAll("rect")).toHaveLength(1);
});
