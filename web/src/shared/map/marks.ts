import { DomUtil, type Point } from "leaflet";
import type { Offset } from "./fan";
import type { MapMarker } from "./mapMarker";
import { createMark, isCluster, type Mark, type MarkTexts, paintCluster, paintMarker } from "./mark";
import type { Spot } from "./markerClusters";
import type { Position } from "./position";
import type { Counts } from "./ring";

const markerKey = (id: string) => `marker ${id}`;
const clusterKey = (firstId: string) => `cluster ${firstId}`;

/** The buttons on the map, each known by its marker, a cluster by its first one. */
export class Marks {
  readonly box = DomUtil.create("div", "map-marks");
  markers: readonly MapMarker[] = [];
  private readonly byKey = new Map<string, Mark>();

  constructor(private texts: MarkTexts) {}

  /** The existing mark of a spot, or a new one. */
  of(spot: Spot, offset: Offset | null): Mark {
    const firstId = this.markers[spot.members[0] ?? 0]?.id ?? "";
    const key = isCluster(spot) ? clusterKey(firstId) : markerKey(firstId);
    let mark = this.byKey.get(key);
    if (mark === undefined) {
      mark = createMark(key, spot);
      this.byKey.set(key, mark);
      this.box.append(mark.element);
    }
    mark.spot = spot;
    mark.offset = offset;
    mark.element.toggleAttribute("data-fanned", offset !== null);
    return mark;
  }

  byId(id: string): Mark | undefined {
    return this.byKey.get(markerKey(id));
  }

  get(key: string): Mark | undefined {
    return this.byKey.get(key);
  }

  at(target: EventTarget | null): Mark | undefined {
    if (!(target instanceof Element) || !this.box.contains(target)) return undefined;
    return this.byKey.get(target.closest<HTMLElement>("[data-mark]")?.dataset.mark ?? "");
  }

  /** Removes marks that are not shown any more. */
  keep(shown: ReadonlySet<Mark>): void {
    for (const mark of this.byKey.values()) {
      if (shown.has(mark)) continue;
      mark.element.remove();
      this.byKey.delete(mark.key);
    }
  }

  say(texts: MarkTexts): void {
    this.texts = texts;
    for (const mark of this.byKey.values()) this.paint(mark);
  }

  /** Updates colour and texts. */
  paint(mark: Mark): void {
    if (isCluster(mark.spot)) {
      paintCluster(mark, this.countsOf(mark.spot), this.texts);
      return;
    }
    const marker = this.markers[mark.spot.members[0] ?? 0];
    if (marker !== undefined) paintMarker(mark, marker, this.texts);
  }

  place(pointOf: (at: Position) => Point): void {
    for (const { element, spot, offset } of this.byKey.values()) {
      const point = pointOf(spot.at);
      DomUtil.setPosition(element, offset === null ? point : point.add([offset.x, offset.y]));
    }
  }

  private countsOf({ members }: Spot): Counts {
    const counts = { ok: 0, late: 0, silent: 0, counted: 0, never: 0, unknown: 0, place: 0 };
    for (const place of members) {
      const activity = this.markers[place]?.activity;
      if (activity !== undefined) counts[activity] += 1;
    }
    return counts;
  }
}

/** Id of a mark's marker, of a cluster's first; also after the list has changed. */
export const firstIdOf = ({ key }: Mark): string => key.slice(key.indexOf(" ") + 1);
