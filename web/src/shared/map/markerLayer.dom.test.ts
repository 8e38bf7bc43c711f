import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { Map as LeafletMap } from "leaflet";
import { giveSize } from "../../../test/layout";
import type { MapMarker } from "./mapMarker";
import type { MarkTexts } from "./mark";
import { MarkerLayer, type Opened } from "./markerLayer";

giveSize(800, 600);

const texts: MarkTexts = {
  marker: (label, activity) => `${label} ${activity}`,
  cluster: ({ ok, late, silent, never }) => `${ok} ok ${late} late ${silent} silent ${never} never`,
  placeShape: "",
  number: String,
};

const near = { lat: 46.05, lng: 14.5 };
const beside = { lat: 46.05, lng: 14.501 };
const far = { lat: 46.05, lng: 14.6 };

function marker(id: string, part: Partial<MapMarker> = {}): MapMarker {
  return { id, position: near, activity: "ok", label: `m${id}`, ...part };
}

let map: LeafletMap;
let layer: MarkerLayer;
const onOpen = jest.fn<(opened: Opened) => void>();
const onClose = jest.fn();

beforeEach(() => {
  const container = document.createElement("div");
  document.body.replaceChildren(container);
  map = new LeafletMap(container, { zoomAnimation: false, fadeAnimation: false, maxZoom: 19 });
  map.setView([46.05, 14.55], 12, { animate: false });
  onOpen.mockReset();
  onClose.mockReset();
  layer = new MarkerLayer(texts, { onOpen, onClose }).addTo(map);
});
afterEach(() => {
  map.remove();
});

const marks = () => within(map.getContainer());
const names = () =>
  marks()
    .queryAllByRole("button", { name: /ok|late|silent|never/ })
    .map((button) => button.getAttribute("aria-label"))
    .toSorted();
const mark = (name: string) => marks().getByRole("button", { name });
const ring = (name: string) => mark(name).querySelector("span")?.style.getPropertyValue("--ring");

describe("what is in the page", () => {
  it("is one button for what stands alone, and one for what is near", () => {
    layer.show([marker("1"), marker("2", { position: beside }), marker("3", { position: far })]);
    expect(names()).toEqual(["2 ok 0 late 0 silent 0 never", "m3 ok"]);
    expect(mark("2 ok 0 late 0 silent 0 never")).toHaveTextContent("2");
  });

  it("leaves out what is far from the picture, and brings it where the map goes", () => {
    layer.show([marker("1", { position: { lat: 47.5, lng: 16 } }), marker("2")]);
    expect(names()).toEqual(["m2 ok"]);
    map.setView([47.5, 16], 12, { animate: false });
    expect(names()).toEqual(["m1 ok"]);
  });

  it("lets the keyboard reach only what is inside the picture", () => {
    const { lat, lng } = map.getBounds().pad(0.1).getNorthEast();
    layer.show([marker("1"), marker("2", { position: { lat, lng } })]);
    expect(mark("m1 ok").tabIndex).toBe(0);
    expect(mark("m2 ok").tabIndex).toBe(-1);
  });
});

describe("a change of state", () => {
  it("paints the marker's button, and makes no other", () => {
    layer.show([marker("1"), marker("2", { position: far })]);
    const [one, other] = [mark("m1 ok"), mark("m2 ok")];
    layer.show([marker("1", { activity: "silent" }), marker("2", { position: far })]);
    expect(mark("m1 silent")).toBe(one);
    expect(one.dataset.activity).toBe("silent");
    expect(mark("m2 ok")).toBe(other);
  });

  it("colours the ring of the cluster that the marker lies in", () => {
    layer.show([marker("1"), marker("2")]);
    const bubble = mark("2 ok 0 late 0 silent 0 never");
    layer.show([marker("1"), marker("2", { activity: "late" })]);
    expect(mark("1 ok 1 late 0 silent 0 never")).toBe(bubble);
    expect(ring("1 ok 1 late 0 silent 0 never")).toContain("activity-late) 0.0% 50.0%");
  });

  it("touches nothing of the page where nothing differs", async () => {
    layer.show([marker("1"), marker("2"), marker("3", { position: far })]);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(map.getContainer(), {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    layer.show([marker("1"), marker("2"), marker("3", { position: { ...far } })]);
    await Promise.resolve();
    observer.disconnect();
    expect(changes).toEqual([]);
  });
});

describe("a refresh", () => {
  it("keeps the focus, though others come and go", () => {
    layer.show([marker("1"), marker("2", { position: far })]);
    mark("m2 ok").focus();
    layer.show([
      marker("0", { position: beside }),
      marker("1"),
      marker("2", { position: far, label: "new" }),
    ]);
    expect(mark("new ok")).toHaveFocus();
  });

  it("gives the focus of a marker that joins others to their number", () => {
    layer.show([marker("1"), marker("2", { position: far })]);
    mark("m2 ok").focus();
    layer.show([marker("1"), marker("2", { position: beside })]);
    expect(mark("2 ok 0 late 0 silent 0 never")).toHaveFocus();
  });
});

describe("a cluster", () => {
  it("shows what is in it when it is pressed", async () => {
    layer.show([marker("1"), marker("2", { position: beside })]);
    await userEvent.click(mark("2 ok 0 late 0 silent 0 never"));
    expect(names()).toEqual(["m1 ok", "m2 ok"]);
    expect(map.getBounds().contains(near) && map.getBounds().contains(beside)).toBe(true);
  });

  it("hands the focus on to its first marker when it is entered by the keyboard", async () => {
    layer.show([marker("1"), marker("2", { position: beside })]);
    mark("2 ok 0 late 0 silent 0 never").focus();
    await userEvent.keyboard("{Enter}");
    expect(mark("m1 ok")).toHaveFocus();
  });
});

describe("markers on the very same spot", () => {
  const all = "3 ok 0 late 0 silent 0 never";
  beforeEach(() => layer.show([marker("1"), marker("2"), marker("3")]));

  it("are fanned out around their number, and folded by a press beside them", async () => {
    await userEvent.click(mark(all));
    expect(names()).toEqual([all, "m1 ok", "m2 ok", "m3 ok"]);
    const places = ["m1 ok", "m2 ok", "m3 ok"].map(
      (name) => mark(name).style.transform || mark(name).style.left,
    );
    expect(new Set(places).size).toBe(3);
    expect(map.getContainer().querySelectorAll(".map-legs line")).toHaveLength(3);
    map.fire("click");
    expect(names()).toEqual([all]);
    expect(map.getContainer().querySelector(".map-legs")).toBeNull();
  });

  it("are reached by the keyboard; Escape folds them and goes back", async () => {
    mark(all).focus();
    await userEvent.keyboard("{Enter}");
    expect(mark("m1 ok")).toHaveFocus();
    await userEvent.tab();
    expect(mark("m2 ok")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(mark(all)).toHaveFocus();
    expect(names()).toEqual([all]);
  });

  it("stay fanned out, and take their colours, while the map is refreshed and moved", async () => {
    await userEvent.click(mark(all));
    layer.show([marker("1"), marker("2", { activity: "late" }), marker("3"), marker("4", { position: far })]);
    map.panBy([40, 0], { animate: false });
    expect(names()).toEqual(["2 ok 1 late 0 silent 0 never", "m1 ok", "m2 late", "m3 ok", "m4 ok"]);
    map.setZoom(11, { animate: false });
    expect(names()).toEqual(["2 ok 1 late 0 silent 0 never", "m4 ok"]);
  });
});

describe("what is opened", () => {
  it("is told with its place, and whether by the keyboard", async () => {
    layer.show([marker("1"), marker("2", { position: far })]);
    await userEvent.click(mark("m2 ok"));
    const opened = { id: "2", at: far, offset: { x: 0, y: 0 } };
    expect(onOpen).toHaveBeenLastCalledWith({ ...opened, isByKeyboard: false });
    mark("m2 ok").focus();
    await userEvent.keyboard(" ");
    expect(onOpen).toHaveBeenLastCalledWith({ ...opened, isByKeyboard: true });
  });

  const open = (id: string, at: MapMarker["position"]) => {
    layer.opened = { id, at, offset: { x: 0, y: 0 }, isByKeyboard: false };
  };

  it("is closed by Escape, and its marker gets the focus", async () => {
    layer.show([marker("1")]);
    open("1", near);
    map.getContainer().focus();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(mark("m1 ok")).toHaveFocus();
  });

  it("is closed when its marker joins others, moves or is gone, and only then", () => {
    layer.show([marker("1"), marker("2", { position: far })]);
    open("1", near);
    layer.show([marker("1", { activity: "late" }), marker("2", { position: far, label: "other" })]);
    layer.show([marker("1"), marker("2", { position: far }), marker("3", { position: far })]);
    map.setView([47.5, 16], 12, { animate: false });
    expect(onClose).not.toHaveBeenCalled();
    map.setView([46.05, 14.55], 12, { animate: false });
    layer.show([marker("1", { position: far })]);
    expect(onClose).toHaveBeenCalledTimes(1);
    layer.show([marker("1"), marker("3", { position: beside })]);
    expect(onClose).toHaveBeenCalledTimes(2);
    layer.show([]);
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it("is nothing where the map was only dragged by a marker", async () => {
    layer.show([marker("1")]);
    const button = mark("m1 ok");
    button.addEventListener("pointerup", () => map.fire("dragstart"));
    await userEvent.click(button);
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});
