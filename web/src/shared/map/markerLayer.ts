import { DomUtil, Layer, type Map as LeafletMap, point, type ZoomAnimEvent } from "leaflet";
import { fanOf, type Offset } from "./fan";
import { haveSamePlaces, type MapMarker } from "./mapMarker";
import { createLegs, isCluster, type Mark, type MarkTexts } from "./mark";
import { MarkerIndex, maxZoom } from "./markerIndex";
import { firstIdOf, Marks } from "./marks";
import type { Position } from "./position";

/** A pressed marker, and its place. */
export type Opened = { id: string; at: Position; offset: Offset; isByKeyboard: boolean };

type Listeners = {
  onOpen: (opened: Opened) => void;
  /** Called when the opened marker should close, or is not visible any more. */
  onClose: () => void;
};

/** Share of the view that is drawn beyond each edge, for short moves. */
const margin = 0.25;

/** Distance in pixels of a cluster's markers from the edges after zooming to it. */
const padding = point(36, 36);

/**
 * A layer of any number of markers that keeps only visible ones in the page. Positions are in an index; a
 * change of state repaints one button, and the cluster that contains it.
 */
export class MarkerLayer extends Layer {
  /** The marker of the popup. */
  opened: Opened | null = null;
  private readonly marks: Marks;
  private index = new MarkerIndex([]);
  /** By a marker's index in the list: the mark that shows it, alone or in a cluster; undefined if out of sight. */
  private holders: (Mark | undefined)[] = [];
  /** Key of the cluster whose markers are fanned out. */
  private fanned: string | null = null;
  private legs: HTMLElement | null = null;
  private wasDragged = false;

  constructor(
    texts: MarkTexts,
    private readonly listeners: Listeners,
  ) {
    super();
    this.marks = new Marks(texts);
    const { box } = this.marks;
    box.addEventListener("pointerdown", () => {
      this.wasDragged = false;
    });
    box.addEventListener("click", (event) => this.press(event));
    box.addEventListener("dblclick", (event) => event.stopPropagation());
  }

  override getEvents() {
    return {
      zoomstart: this.closeFan,
      click: this.closeFan,
      zoom: this.place,
      viewreset: this.place,
      moveend: this.draw,
      dragstart: this.noteDrag,
    };
  }

  override onAdd(map: LeafletMap): this {
    map.getPane("markerPane")?.append(this.marks.box);
    map.on("zoomanim", this.animate);
    map.getContainer().addEventListener("keydown", this.escape);
    this.draw();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    map.off("zoomanim", this.animate);
    map.getContainer().removeEventListener("keydown", this.escape);
    this.marks.box.remove();
    return this;
  }

  /** Sets the markers. If only states and names differ, only their marks are repainted. */
  show(markers: readonly MapMarker[]): void {
    const before = this.marks.markers;
    this.marks.markers = markers;
    if (!haveSamePlaces(before, markers)) {
      this.index = new MarkerIndex(markers.map(({ position }) => position));
      this.draw();
      return;
    }
    const touched = new Set<Mark | undefined>();
    markers.forEach((marker, place) => {
      const old = before[place];
      if (old === marker || (old?.activity === marker.activity && old.label === marker.label)) return;
      touched.add(this.holders[place]).add(this.marks.byId(marker.id));
    });
    for (const mark of touched) if (mark !== undefined) this.marks.paint(mark);
  }

  say(texts: MarkTexts): void {
    this.marks.say(texts);
  }

  private readonly draw = (): void => {
    // Unset until the layer is on a map, null after its removal.
    const map: LeafletMap | null | undefined = this._map;
    if (!map) return;
    const { marks } = this;
    const focused = marks.at(document.activeElement);
    const view = map.getBounds();
    const wide = view.pad(margin);
    const box = {
      west: wide.getWest(),
      south: wide.getSouth(),
      east: wide.getEast(),
      north: wide.getNorth(),
    };
    const shown = new Set<Mark>();
    this.holders = [];
    for (const spot of this.index.spotsIn(box, map.getZoom())) {
      const mark = marks.of(spot, null);
      shown.add(mark);
      for (const place of spot.members) this.holders[place] = mark;
    }
    for (const mark of this.drawFan(shown)) shown.add(mark);
    marks.keep(shown);
    for (const mark of shown) {
      // Keyboard focus stays within the view.
      mark.element.tabIndex = view.contains(mark.spot.at) ? 0 : -1;
      marks.paint(mark);
    }
    this.place();
    if (focused !== undefined && !focused.element.isConnected) this.focusOn(firstIdOf(focused));
    if (this.isHidden()) this.listeners.onClose();
  };

  /** Marks of the fanned-out cluster's markers, while it is visible and does not split. */
  private drawFan(shown: ReadonlySet<Mark>): Mark[] {
    this.legs?.remove();
    this.legs = null;
    const { marks, fanned } = this;
    const cluster = fanned === null ? undefined : marks.get(fanned);
    const isOpen = cluster !== undefined && shown.has(cluster) && this.index.zoomApart(cluster.spot) === null;
    marks.box.toggleAttribute("data-has-fan", isOpen);
    for (const mark of shown) mark.element.toggleAttribute("data-open", isOpen && mark === cluster);
    if (!isOpen) {
      this.fanned = null;
      return [];
    }
    const { at, members } = cluster.spot;
    const offsets = fanOf(members.length);
    this.legs = createLegs(offsets);
    marks.box.append(this.legs);
    return offsets.map((offset, index) => marks.of({ at, members: members.slice(index, index + 1) }, offset));
  }

  private readonly place = (): void => {
    this.marks.place((at) => this._map.latLngToLayerPoint(at));
    const fanned = this.marks.get(this.fanned ?? "");
    if (this.legs && fanned) DomUtil.setPosition(this.legs, this._map.latLngToLayerPoint(fanned.spot.at));
  };

  /** Moves marks to their places after a zoom, along with the map's animation. */
  private readonly animate = ({ center, zoom }: ZoomAnimEvent): void => {
    const map = this._map;
    const corner = map.project(center, zoom).subtract(map.getSize().divideBy(2));
    const origin = corner.add(DomUtil.getPosition(map.getPanes().mapPane)).round();
    this.marks.place((at) => map.project(at, zoom).subtract(origin).round());
  };

  private press(event: MouseEvent): void {
    const mark = this.marks.at(event.target);
    if (mark === undefined) return;
    // The map would take the click for one beside all marks, and close what opens now.
    event.stopPropagation();
    const isByKeyboard = event.detail === 0;
    if (this.wasDragged && !isByKeyboard) return;
    if (isCluster(mark.spot)) {
      if (this.opened !== null) this.listeners.onClose();
      this.enter(mark, isByKeyboard);
      return;
    }
    const offset = mark.offset ?? { x: 0, y: 0 };
    this.listeners.onOpen({ id: firstIdOf(mark), at: mark.spot.at, offset, isByKeyboard });
  }

  /** Zooms to where a cluster splits; one that never does is fanned out, or folded again. */
  private enter({ key, spot }: Mark, isByKeyboard: boolean): void {
    const apart = this.index.zoomApart(spot);
    if (apart === null) {
      this.fanned = this.fanned === key ? null : key;
      this.draw();
      if (isByKeyboard) this.marks.box.querySelector<HTMLElement>("[data-fanned]")?.focus();
      return;
    }
    const bounds = this.index.boundsOf(spot);
    const fitting = this._map.getBoundsZoom(bounds, false, padding);
    this._map.setView(bounds.getCenter(), Math.min(maxZoom, Math.max(apart, fitting)));
  }

  private readonly closeFan = (): void => {
    if (this.fanned === null) return;
    this.fanned = null;
    this.draw();
  };

  private readonly escape = ({ key }: KeyboardEvent): void => {
    if (key !== "Escape") return;
    if (this.opened === null) {
      this.closeFan();
      return;
    }
    const { id } = this.opened;
    this.listeners.onClose();
    this.focusOn(id);
  };

  private readonly noteDrag = (): void => {
    this.wasDragged = true;
  };

  /** True if the opened marker is in a cluster now, has moved, or is gone. */
  private isHidden(): boolean {
    if (this.opened === null) return false;
    const { id, at } = this.opened;
    const place = this.placeOf(id);
    const mark = this.marks.byId(id) ?? this.holders[place];
    if (mark === undefined) return place === -1;
    return isCluster(mark.spot) || mark.spot.at.lat !== at.lat || mark.spot.at.lng !== at.lng;
  }

  private focusOn(id: string): void {
    const mark = this.marks.byId(id) ?? this.holders[this.placeOf(id)];
    const element = mark?.element ?? this._map.getContainer();
    element.focus({ preventScroll: true });
  }

  private placeOf(id: string): number {
    return this.marks.markers.findIndex((marker) => marker.id === id);
  }
}
