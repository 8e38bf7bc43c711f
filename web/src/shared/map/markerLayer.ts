import { DomUtil, Layer, type Map as LeafletMap, point, type ZoomAnimEvent } from "leaflet";
import { fanOf, type Offset } from "./fan";
import { haveSamePlaces, type MapMarker } from "./mapMarker";
import { createLegs, isCluster, type Mark, type MarkTexts } from "./mark";
import { MarkerIndex, maxZoom } from "./markerIndex";
import { firstIdOf, Marks } from "./marks";
import type { Position } from "./position";

/** A marker that was pressed, and where it stands. */
export type Opened = { id: string; at: Position; offset: Offset; isByKeyboard: boolean };

type Listeners = {
  onOpen: (opened: Opened) => void;
  /** What was opened is to be closed, or can no longer be seen. */
  onClose: () => void;
};

/** Share of the view that is drawn beyond each edge, so that moving a little shows no empty ground. */
const margin = 0.25;

/** Pixels that a cluster's markers keep from the edges when it is entered. */
const padding = point(36, 36);

/**
 * Markers of any number, of which only what can be seen stands in the page. Positions lie in an index; a change of
 * state paints one button, and the cluster that it lies in.
 */
export class MarkerLayer extends Layer {
  /** What the popup shows. */
  opened: Opened | null = null;
  private readonly marks: Marks;
  private index = new MarkerIndex([]);
  /** By a marker's place in the list: what shows it, alone or among others; nothing where it is out of sight. */
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

  /** Shows these from now on. Where only states and names differ, what shows them is painted, and nothing else. */
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
    // Unset until the layer stands on a map, null when it is taken off.
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
      // Who goes through by the keyboard stays in the picture.
      mark.element.tabIndex = view.contains(mark.spot.at) ? 0 : -1;
      marks.paint(mark);
    }
    this.place();
    if (focused !== undefined && !focused.element.isConnected) this.focusOn(firstIdOf(focused));
    if (this.isHidden()) this.listeners.onClose();
  };

  /** Marks of the fanned cluster's markers, as long as it can be seen and nothing takes it apart. */
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

  /** Lets marks go where they stand after a zoom, while the map does. */
  private readonly animate = ({ center, zoom }: ZoomAnimEvent): void => {
    const map = this._map;
    const corner = map.project(center, zoom).subtract(map.getSize().divideBy(2));
    const origin = corner.add(DomUtil.getPosition(map.getPanes().mapPane)).round();
    this.marks.place((at) => map.project(at, zoom).subtract(origin).round());
  };

  private press(event: MouseEvent): void {
    const mark = this.marks.at(event.target);
    if (mark === undefined) return;
    // The map takes a click for one beside all marks, and would close what opens now.
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

  /** Goes to where a cluster comes apart; one that never does is fanned out, or folded again. */
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

  /** Whether what is opened lies in a cluster now, has moved, or is gone. */
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
