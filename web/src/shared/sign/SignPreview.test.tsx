import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPortal } from "../../../test/renderPortal";
import { SignPreview } from "./SignPreview";
import { SMILEYS, signDocument, wireRow, wireText } from "./testing/signDocument";

const preview = (document: unknown, more: Partial<Parameters<typeof SignPreview>[0]> = {}) =>
  renderPortal(<SignPreview document={document} staticTexts={[]} limit={50} {...more} />);

const picture = () => screen.getByRole("img").getAttribute("aria-label")?.replaceAll("\u00a0", " ");
const speed = () => screen.getByRole("slider", { name: "Hitrost vozila" });

describe("the sign's preview", () => {
  it("says in words what is to be seen, a bit above the limit to begin with", () => {
    preview(signDocument(SMILEYS));
    expect(picture()).toBe("Pri 57 km/h: hitrost 57 utripa, izmenično »POČASI« in »STOP«, žalosten obraz");
    expect(speed()).toHaveAccessibleDescription(/^Pri 57/);
    expect(speed()).toHaveAttribute("aria-valuetext", "57\u00a0km/h");
  });

  it("shows what another vehicle sees", () => {
    const onSpeed = jest.fn();
    preview(signDocument(), { onSpeed });
    fireEvent.change(speed(), { target: { value: "42" } });
    expect(picture()).toBe("Pri 42 km/h: hitrost 42, tekst »HVALA«");
    expect(onSpeed).toHaveBeenCalledWith(42);
  });

  it("can be told the speed and the light from outside", () => {
    const onLight = jest.fn();
    preview(signDocument(), { speed: 42, light: 0, onLight });
    fireEvent.change(speed(), { target: { value: "70" } });
    expect(picture()).toMatch(/^Pri 42/);
    const light = screen.getByRole("slider", { name: "Svetloba okolice" });
    expect(light).toHaveAttribute("aria-valuetext", "noč, stopnja 1 od 8, svetlost diod 1 od 255");
    fireEvent.change(light, { target: { value: "7" } });
    expect(onLight).toHaveBeenCalledWith(7);
  });

  it("is stopped, and stepped through its texts", async () => {
    preview(signDocument());
    const user = userEvent.setup();
    expect(screen.queryByRole("button", { name: "Naslednji tekst" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Ustavi" }));
    expect(screen.getByRole("button", { name: "Naslednji tekst" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Predvajaj" }));
    expect(screen.queryByRole("button", { name: "Naslednji tekst" })).toBeNull();
  });

  it("has nothing to stop where nothing moves", () => {
    preview(signDocument(), { speed: 42 });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("warns of texts that don't fit", () => {
    const customTextProgramData = [
      wireRow(0, wireText("VOZITE POČASI", 1, { fontSize: 12 })),
      wireRow(0, wireText("OK", 1)),
    ];
    preview(signDocument({ CustomTextProgram: { customTextProgramData } }));
    expect(screen.getByText(/Tekst na znaku ni viden v celoti: »VOZITE POČASI«/)).toBeVisible();
  });

  it.each([
    [null, "Naprava še nima konfiguracije"],
    [{ cfgID: "KB0", BasicConfig: { vMin: 5 } }, "Ta naprava ne prikazuje ničesar"],
  ])("draws nothing where there is nothing to draw", (document, words) => {
    preview(document);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.queryByRole("slider")).toBeNull();
  });

  it("waits in its own shape while the configuration is asked for", () => {
    preview(undefined);
    expect(screen.getByRole("status", { name: "Nalagam sliko znaka" })).toBeVisible();
    expect(screen.queryByRole("slider")).toBeNull();
  });

  it("draws a dark sign where the display is off", () => {
    preview(signDocument({ BasicConfig: { displayDisable: 3 } }));
    expect(picture()).toBe("Prikazovalnik je izklopljen");
    expect(screen.queryByRole("slider")).toBeNull();
  });

  it("leaves out the light in a compact one", () => {
    preview(signDocument(), { compact: true });
    expect(screen.getAllByRole("slider")).toHaveLength(1);
  });
});

describe("its canvas", () => {
  /** Number of backdrops drawn: one a frame. */
  let frames = 0;
  let next: FrameRequestCallback | undefined;
  const reduced = (matches: boolean) =>
    jest
      .spyOn(window, "matchMedia")
      .mockImplementation(
        (media) =>
          ({ matches, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
      );

  beforeEach(() => {
    frames = 0;
    next = undefined;
    Object.assign(window, { CanvasRenderingContext2D: class {} });
    const gradient = { addColorStop() {} };
    const context = new Proxy({} as Record<string, unknown>, {
      get: (target, name) => {
        if (name === "drawImage")
          return (_image: unknown, ...at: number[]) => {
            if (at.length === 2 && at[0] === 0 && at[1] === 0) frames++;
          };
        if (String(name).endsWith("Gradient")) return () => gradient;
        return target[String(name)] ?? (() => {});
      },
      set: () => true,
    });
    jest
      .spyOn(HTMLCanvasElement.prototype, "getContext")
      .mockReturnValue(context as unknown as CanvasRenderingContext2D as never);
    jest
      .spyOn(HTMLCanvasElement.prototype, "getBoundingClientRect")
      .mockReturnValue({ width: 400, height: 320 } as DOMRect);
    jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
      next = callback;
      return 1;
    });
    jest.spyOn(window, "cancelAnimationFrame").mockImplementation(() => {
      next = undefined;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, "CanvasRenderingContext2D");
  });

  it("is drawn only where what is lit changes", () => {
    preview(signDocument());
    for (let time = 0; time < 1500; time += 10) next?.(time);
    // On and off three times, with the second text in between.
    expect(frames).toBe(7);
  });

  it("stands still where nothing moves", () => {
    preview(signDocument(), { speed: 42 });
    expect([frames, next]).toEqual([1, undefined]);
  });

  it("stands still for who wants less motion, and has no button for it", async () => {
    reduced(true);
    preview(signDocument());
    expect([frames, next]).toEqual([1, undefined]);
    expect(screen.queryByRole("button", { name: "Predvajaj" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Naslednji tekst" }));
    expect(frames).toBe(2);
  });
});
