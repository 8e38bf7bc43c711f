import "../../../shared/chart/testing/browser";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chooseIn } from "../../../../test/chooseIn";
import { copiedText } from "../../../../test/copiedText";
import { pressTwice } from "../../../../test/pressTwice";
import type { Root } from "../../../../test/schemaLink";
import { adoptLanguage } from "../../../i18n/language";
import type { ApiKey } from "../../../shared/keys/apiKey";
import { apiKey, groupKey, keysPortal, made, refusal } from "../../../shared/keys/testing/keysPortal";
import { toast } from "../../../shared/ui/toastStore";
import { measurement, showClient } from "../testing/showClient";

const group = { id: "1", name: "Občina", type: "SPEED" as const, inOutGraphs: false, importsAllowed: false };
const position = { locationAddress: null, speedLimit: 50, markerPosition: { lat: 46, lng: 14 } };

type Shown = { keys?: ApiKey[]; search?: string; part?: object; root?: Root };

/** Renders the tab of client 7 with a portal that has these keys. */
async function show({ keys = [], search = "", part = {}, root = {} }: Shown = {}) {
  const { portal, root: answers } = keysPortal(keys);
  const client = {
    settings: position,
    groups: [
      { ...group, apiKeys: () => portal.keys.filter((key) => key.client === null && key.group?.id === "1") },
    ],
    apiKeys: () => portal.keys.filter((key) => key.client?.id === "7"),
    ...part,
  };
  const view = await act(async () =>
    showClient(() => measurement(), client, { ...answers, ...root }, `?tab=embed${search}`),
  );
  await screen.findByRole("region", { name: "Graf" });
  return { ...view, portal };
}

const card = (name: string) => within(screen.getByRole("region", { name }));
const codeOf = async (name: string) => {
  const area = await card(name).findByRole<HTMLTextAreaElement>("textbox", { name: "Koda za vgradnjo" });
  return area.value;
};
const frameIn = (code: string) => {
  const frame = new DOMParser().parseFromString(code, "text/html").querySelector("iframe");
  if (frame === null) throw new Error(`no iframe in ${code}`);
  const { pathname, origin, searchParams } = new URL(frame.src);
  return { origin, path: pathname, title: frame.title, params: Object.fromEntries(searchParams) };
};
const failed = "Napaka pri pridobivanju kljucev za iframe";

beforeEach(() => {
  toast.clear();
  adoptLanguage("sl");
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe("the code to embed", () => {
  it("shows the device's first graph of a day, and where it stands, by its newest view-only key", async () => {
    await show({
      keys: [apiKey("5"), apiKey("9"), apiKey("12", { viewOnly: false, key: null }), groupKey("20")],
    });
    const code = await codeOf("Graf");
    expect(code).toMatch(/ width="800" height="440" loading="lazy" /);
    expect(frameIn(code)).toEqual({
      origin: window.location.origin,
      path: "/embed/graph",
      title: "Hitrostni razred: Kidričeva cesta",
      params: {
        key: "vk_9",
        client: "7",
        graph: "speedClass",
        interval: "LAST_24H",
        lang: "sl",
        theme: "light",
      },
    });
    expect(frameIn(await codeOf("Zemljevid"))).toEqual({
      origin: window.location.origin,
      path: "/embed/map",
      title: "Zemljevid: Kidričeva cesta",
      params: { key: "vk_9", lang: "sl", theme: "light" },
    });
  });

  it("follows what is chosen, which the address keeps", async () => {
    const { router } = await show({ keys: [apiKey("5")] });
    await codeOf("Graf");
    const kept = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    await userEvent.selectOptions(card("Graf").getByLabelText("Vrsta grafa"), "Histogram hitrosti");
    await userEvent.click(screen.getByRole("radio", { name: "Koledar" }));
    await waitFor(async () => expect(await codeOf("Graf")).toContain("interval=LAST_MONTH"));
    await userEvent.selectOptions(screen.getByLabelText("Koledarsko obdobje"), "Prejšnji teden");
    await waitFor(async () => expect(await codeOf("Graf")).toContain("interval=LAST_WEEK"));
    const lastYear = String(new Date().getFullYear() - 1);
    await userEvent.selectOptions(screen.getByLabelText("Koledarsko obdobje"), lastYear);
    await waitFor(async () => expect(await codeOf("Graf")).toContain(`interval=${lastYear}&`));
    for (const [name, written] of [
      ["En teden", "interval=WEEK"],
      ["English", "lang=en"],
      ["Kot pri obiskovalcu", "theme=auto"],
    ] as const) {
      await userEvent.click(screen.getByRole("radio", { name }));
      await waitFor(async () => expect(await codeOf("Graf")).toContain(written));
    }
    await waitFor(async () =>
      expect(frameIn(await codeOf("Graf"))).toMatchObject({
        title: "Speed histogram: Kidričeva cesta",
        params: { graph: "histogram", interval: "WEEK", lang: "en", theme: "auto" },
      }),
    );
    expect(frameIn(await codeOf("Zemljevid"))).toMatchObject({
      title: "Map: Kidričeva cesta",
      params: { lang: "en", theme: "auto" },
    });
    expect(kept()).toEqual({
      tab: "embed",
      embedGraph: "histogram",
      embedInterval: "WEEK",
      embedLang: "en",
      embedTheme: "auto",
    });
  });

  it("holds a device's name as text, whatever it is", async () => {
    const name = '"><script>alert(1)</script>';
    await show({ keys: [apiKey("5")], part: { name } });
    const code = await codeOf("Graf");
    expect(code).not.toContain("<script>");
    expect(frameIn(code).title).toBe(`Hitrostni razred: ${name}`);
  });

  it("is copied", async () => {
    userEvent.setup();
    await show({ keys: [apiKey("5")] });
    const code = await codeOf("Graf");
    await userEvent.click(card("Graf").getByRole("button", { name: "Kopiraj" }));
    expect(await screen.findByText("Html je skopiran v vaš clipboard")).toBeVisible();
    expect(await copiedText()).toBe(code);
  });

  it("is marked where the browser refuses to copy", async () => {
    userEvent.setup();
    await show({ keys: [apiKey("5")] });
    const code = await codeOf("Zemljevid");
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
    await userEvent.click(card("Zemljevid").getByRole("button", { name: "Kopiraj" }));
    expect(await card("Zemljevid").findByRole("alert")).toHaveTextContent("Koda je označena");
    const area = card("Zemljevid").getByRole<HTMLTextAreaElement>("textbox");
    expect(area).toHaveFocus();
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(code);
    expect(screen.queryByText("Html je skopiran v vaš clipboard")).toBeNull();
  });
});

describe("the map of a group", () => {
  it("reads by the group's own key, never by the location's", async () => {
    await show({ keys: [apiKey("5"), groupKey("20")] });
    await codeOf("Zemljevid");
    await chooseIn(card("Zemljevid").getByLabelText("Na zemljevidu"), "Vse lokacije: Občina");
    await waitFor(async () =>
      expect(frameIn(await codeOf("Zemljevid"))).toMatchObject({
        title: "Zemljevid: Občina",
        params: { key: "vk_20" },
      }),
    );
    expect(frameIn(await codeOf("Graf")).params.key).toBe("vk_5");
    expect(card("Ključ skupine Občina").getByText("Spletne strani")).toBeVisible();
  });

  it("is made public by a press of its own", async () => {
    const { portal } = await show({ keys: [apiKey("5")], search: "&embedGroup=1" });
    const map = card("Zemljevid");
    expect(await map.findByText(/meritve vseh lokacij skupine Občina javne/)).toBeVisible();
    await pressTwice(map.getByRole("button", { name: "Ustvari ključ" }));
    await waitFor(async () => expect(frameIn(await codeOf("Zemljevid")).params.key).toBe("vk_101"));
    expect(portal.created).toEqual([{ groupId: "1", viewOnly: true }]);
  });

  it("is offered of no group of valves, and says where the location itself is on none", async () => {
    const park = { ...group, type: "VALVE", name: "Park", apiKeys: [] };
    const settings = { ...position, markerPosition: null };
    await show({ keys: [apiKey("5")], part: { groups: [park], settings } });
    await codeOf("Zemljevid");
    expect(card("Zemljevid").queryByLabelText("Na zemljevidu")).toBeNull();
    expect(card("Zemljevid").getByText(/še nima položaja/)).toBeVisible();
  });
});

describe("a location without a view-only key", () => {
  it("says what a key makes public, and makes one, however often that is pressed", async () => {
    const { portal } = await show({ keys: [apiKey("12", { viewOnly: false, key: null })] });
    const graph = card("Graf");
    expect(await graph.findByText(/so meritve te lokacije javne/)).toBeVisible();
    expect(graph.queryByRole("textbox")).toBeNull();
    await pressTwice(graph.getByRole("button", { name: "Ustvari ključ" }));
    expect(await screen.findByText("Ključ je ustvarjen")).toBeVisible();
    expect(frameIn(await codeOf("Graf")).params.key).toBe("vk_101");
    expect(frameIn(await codeOf("Zemljevid")).params.key).toBe("vk_101");
    expect(portal.created).toEqual([{ clientId: "7", viewOnly: true }]);
  });

  it("uses the key that was made though no answer came", async () => {
    const { portal } = await show();
    Object.assign(portal, { isLost: true, fault: refusal("UPSTREAM_TIMEOUT") });
    await userEvent.click(await card("Graf").findByRole("button", { name: "Ustvari ključ" }));
    expect(frameIn(await codeOf("Graf")).params.key).toBe("vk_100");
    expect(portal.created).toHaveLength(1);
  });

  it.each([
    ["UPSTREAM_TIMEOUT", "Odgovora ni bilo in ključa ni na seznamu. Poskusite znova."],
    ["CONFLICT", "Ključev je že največ dovoljenih. Najprej katerega prekličite."],
  ])("says beside the button, after %s, why there is none", async (code, reason) => {
    const { portal } = await show();
    portal.fault = refusal(code);
    await userEvent.click(await card("Graf").findByRole("button", { name: "Ustvari ključ" }));
    expect(await card("Graf").findByRole("alert")).toHaveTextContent(`${failed}. ${reason}`);
    await userEvent.click(card("Graf").getByRole("button", { name: "Ustvari ključ" }));
    expect(frameIn(await codeOf("Graf")).params.key).toBe("vk_100");
    expect(portal.created).toHaveLength(2);
  });
});

describe("keys that can't be had", () => {
  it("leave an error in the code's place, until they come", async () => {
    let isDown = true;
    const keys = () => {
      if (isDown) throw refusal("UPSTREAM_UNAVAILABLE");
      return [apiKey("5")];
    };
    await show({ part: { apiKeys: keys } });
    expect(await screen.findByText(failed)).toBeVisible();
    for (const name of ["Graf", "Zemljevid"]) {
      expect(await codeOf(name)).toBe("Napaka");
      expect(card(name).getByRole("button", { name: "Kopiraj" })).toBeDisabled();
    }
    isDown = false;
    await userEvent.click(screen.getByRole("button", { name: "Poskusi znova" }));
    await waitFor(async () => expect(frameIn(await codeOf("Graf")).params.key).toBe("vk_5"));
    expect(screen.queryByText(failed)).toBeNull();
  });

  it("of a group leave the graph alone", async () => {
    const apiKeys = () => {
      throw refusal("UPSTREAM_UNAVAILABLE");
    };
    await show({ keys: [apiKey("5")], part: { groups: [{ ...group, apiKeys }] }, search: "&embedGroup=1" });
    await waitFor(async () => expect(frameIn(await codeOf("Graf")).params.key).toBe("vk_5"));
    expect(await codeOf("Zemljevid")).toBe("Napaka");
    expect(screen.getByText(failed)).toBeVisible();
  });
});

describe("the key of the embeds", () => {
  const key = () => screen.findByRole("region", { name: "Ključ te lokacije" });

  it("tells its name, and when it was used", async () => {
    await show({ keys: [apiKey("5", { name: "Občina", lastUsedDate: made })] });
    expect(within(await key()).getByText("Občina")).toBeVisible();
    expect(within(await key()).queryByText("nikoli")).toBeNull();
  });

  it("is kept to sites, which are saved as they are added and taken away", async () => {
    const { portal } = await show({ keys: [apiKey("5", { origins: ["https://a.si"] })] });
    const part = within(await key());
    expect(part.getByText("nikoli")).toBeVisible();
    await userEvent.type(part.getByLabelText("Spletna stran"), "https://www.example.si/promet");
    await pressTwice(part.getByRole("button", { name: "Dodaj" }));
    expect(await part.findByText("https://www.example.si")).toBeVisible();
    expect(part.getByLabelText("Spletna stran")).toHaveValue("");
    expect(portal.updated).toEqual([{ id: "5", origins: ["https://a.si", "https://www.example.si"] }]);
    await pressTwice(part.getByRole("button", { name: "Odstrani: https://a.si" }));
    await waitFor(() => expect(part.queryByText("https://a.si")).toBeNull());
    expect(portal.updated.at(-1)).toEqual({ id: "5", origins: ["https://www.example.si"] });
    expect(portal.updated).toHaveLength(2);
  });

  it("says beside the field what is no site, and sends nothing", async () => {
    const { portal } = await show({ keys: [apiKey("5", { origins: ["https://a.si"] })] });
    const part = within(await key());
    const field = part.getByLabelText("Spletna stran");
    for (const [typed, said] of [
      ["občina", /^To ni naslov spletne strani/],
      ["a.si", "Ta stran je že na seznamu."],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      expect(await part.findByText(said)).toBeVisible();
      expect(field).toBeInvalid();
    }
    expect(portal.updated).toEqual([]);
  });

  it.each([
    [
      refusal("VALIDATION_FAILED", { fields: [{ path: "input.origins[0]", message: "does not match" }] }),
      "Te vrednosti portal ne sprejme.",
    ],
    [
      refusal("UPSTREAM_TIMEOUT"),
      "Odgovora ni bilo in ni znano, ali je sprememba shranjena. Poskusite znova.",
    ],
    [refusal("NOT_FOUND"), "Tega ključa ni več."],
  ])("says beside the field why a site was not saved: %s", async (fault, said) => {
    const { portal } = await show({ keys: [apiKey("5")] });
    portal.fault = fault;
    const part = within(await key());
    await userEvent.type(part.getByLabelText("Spletna stran"), "a.si{Enter}");
    expect(await part.findByText(said)).toBeVisible();
    expect(part.getByLabelText("Spletna stran")).toBeInvalid();
    expect(part.getByLabelText("Spletna stran")).toHaveValue("a.si");
    await userEvent.click(part.getByRole("button", { name: "Dodaj" }));
    expect(await part.findByText("https://a.si")).toBeVisible();
  });

  it("ends once somebody has confirmed it, and the code goes with it", async () => {
    const { portal } = await show({ keys: [apiKey("5")] });
    await userEvent.click(within(await key()).getByRole("button", { name: "Prekliči ključ" }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText(/v nekaj sekundah nehajo delovati/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Obdrži" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(portal.ended).toEqual([]);
    await userEvent.click(within(await key()).getByRole("button", { name: "Prekliči ključ" }));
    const again = within(await screen.findByRole("alertdialog"));
    await pressTwice(again.getByRole("button", { name: "Prekliči ključ" }));
    expect(await screen.findByText("Preklicano")).toBeVisible();
    expect(await card("Graf").findByRole("button", { name: "Ustvari ključ" })).toBeVisible();
    expect(portal.ended).toEqual([["5"]]);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });
});

describe("the preview", () => {
  it("is fetched once somebody opens it, with what is chosen, and goes again", async () => {
    const { router, container } = await show({ keys: [apiKey("5")] });
    const code = await codeOf("Graf");
    expect(container.querySelector("iframe")).toBeNull();
    await userEvent.click(card("Graf").getByRole("button", { name: "Pokaži predogled" }));
    const frame = await card("Graf").findByTitle<HTMLIFrameElement>("Hitrostni razred: Kidričeva cesta");
    expect(frameIn(frame.outerHTML)).toEqual(frameIn(code));
    expect(new URLSearchParams(router.state.location.search).get("embedPreview")).toBe("graph");
    await userEvent.click(card("Graf").getByRole("button", { name: "Skrij predogled" }));
    await waitFor(() => expect(container.querySelector("iframe")).toBeNull());
  });
});

it("is not there for a device with a camera", async () => {
  await act(async () =>
    showClient(() => measurement(), { visionType: "VISION_VEHICLES" }, keysPortal().root, "?tab=embed"),
  );
  await screen.findByRole("tab", { name: "Meritve" });
  expect(screen.queryByRole("tab", { name: "Embed" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Graf" })).toBeNull();
});
