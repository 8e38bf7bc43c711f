import { activityShapes } from "../ui/activityShapes";
import type { Offset } from "./fan";
import type { MapMarker, MarkKind } from "./mapMarker";
import type { Spot } from "./markerClusters";
import { type Counts, ringOf } from "./ring";

/** Texts of marks in the screen's language. */
export type MarkTexts = {
  marker: (label: string, activity: MarkKind) => string;
  cluster: (counts: Counts) => string;
  /** Path of places without a device. */
  placeShape: string;
  number: (count: number) => string;
};

/** A button on the map: a marker, or a cluster with its number. It survives redrawing, and so does its focus. */
export type Mark = {
  readonly key: string;
  readonly element: HTMLButtonElement;
  spot: Spot;
  /** Pixels from its spot; null if it is not fanned out. */
  offset: Offset | null;
};

export const isCluster = ({ members }: Spot): boolean => members.length > 1;

/** The width of a cluster's bubble follows its number. */
const widthOf = (count: number): string => {
  if (count >= 1000) return "large";
  return count >= 100 ? "medium" : "small";
};

const svg = <Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

export function createMark(key: string, spot: Spot): Mark {
  const element = document.createElement("button");
  element.type = "button";
  element.dataset.mark = key;
  const face = document.createElement("span");
  if (isCluster(spot)) {
    element.className = "map-mark map-cluster leaflet-zoom-animated";
    face.append(document.createElement("span"));
  } else {
    element.className = "map-mark map-marker leaflet-zoom-animated";
    const shape = svg("svg", { viewBox: "0 0 12 12", "aria-hidden": "true" });
    shape.append(svg("path", { "fill-rule": "evenodd" }));
    face.append(shape);
  }
  element.append(face);
  return { key, element, spot, offset: null };
}

function name(element: HTMLElement, text: string): void {
  if (element.title === text) return;
  element.title = text;
  element.setAttribute("aria-label", text);
}

export function paintMarker({ element }: Mark, { activity, label }: MapMarker, texts: MarkTexts): void {
  name(element, texts.marker(label, activity));
  if (element.dataset.activity === activity) return;
  element.dataset.activity = activity;
  element
    .querySelector("path")
    ?.setAttribute("d", activity === "place" ? texts.placeShape : activityShapes[activity]);
}

export function paintCluster({ element, spot }: Mark, counts: Counts, texts: MarkTexts): void {
  name(element, texts.cluster(counts));
  const [face, number] = element.querySelectorAll("span");
  if (face === undefined || number === undefined) return;
  const ring = ringOf(counts);
  if (face.style.getPropertyValue("--ring") !== ring) face.style.setProperty("--ring", ring);
  const count = spot.members.length;
  const width = widthOf(count);
  if (element.dataset.width !== width) element.dataset.width = width;
  const text = texts.number(count);
  if (number.textContent !== text) number.textContent = text;
}

/** Lines from a spot to the markers fanned out around it. */
export function createLegs(offsets: readonly Offset[]): HTMLElement {
  const legs = document.createElement("div");
  legs.className = "map-legs";
  const picture = svg("svg", { "aria-hidden": "true" });
  picture.append(...offsets.map(({ x, y }) => svg("line", { x1: 0, y1: 0, x2: x, y2: y })));
  legs.append(picture);
  return legs;
}
