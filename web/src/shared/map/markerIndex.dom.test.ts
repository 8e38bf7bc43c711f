import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { MarkerIndex } from "./markerIndex";

const slovenia = { west: 13, south: 45, east: 17, north: 47 };
const near = { lat: 46.05, lng: 14.5 };
const far = { lat: 46.55, lng: 15.6 };

describe("MarkerIndex", () => {
  it("gathers near markers under the first of them, and lets them apart where there is room", () => {
    const index = new MarkerIndex([far, near, { ...near, lng: 14.51 }]);
    const spots = index.spotsIn(slovenia, 9);
    expect(spots.map(({ members }) => [...members]).toSorted()).toEqual([[0], [1, 2]]);
    const pair = spots.find(({ members }) => members.length === 2);
    const zoom = pair && index.zoomApart(pair);
    expect(zoom).toBeGreaterThan(9);
    expect(index.spotsIn(slovenia, zoom ?? 0)).toHaveLength(3);
  });

  it("knows that markers of one spot never come apart", () => {
    const index = new MarkerIndex([near, near]);
    const [spot] = index.spotsIn(slovenia, 19);
    expect([...(spot?.members ?? [])]).toEqual([0, 1]);
    expect(spot && index.zoomApart(spot)).toBeNull();
  });

  it("shows every marker once at every zoom", () => {
    const position = fc.record({
      lat: fc.double({ min: -80, max: 80, noNaN: true }),
      lng: fc.double({ min: -179, max: 179, noNaN: true }),
    });
    const world = { west: -180, south: -85, east: 180, north: 85 };
    fc.assert(
      fc.property(fc.array(position, { maxLength: 40 }), fc.nat(19), (positions, zoom) => {
        const shown = new MarkerIndex(positions).spotsIn(world, zoom).flatMap(({ members }) => [...members]);
        expect(shown.toSorted((a, b) => a - b)).toEqual(positions.map((_, place) => place));
      }),
    );
  });

  it("lets every cluster apart at the zoom that it names, and none before", () => {
    const position = fc.record({
      lat: fc.double({ min: 46, max: 46.2, noNaN: true }),
      lng: fc.double({ min: 14, max: 14.2, noNaN: true }),
    });
    const spotsWith = (index: MarkerIndex, members: Int32Array, zoom: number) =>
      index.spotsIn(slovenia, zoom).filter((spot) => spot.members.some((place) => members.includes(place)));
    fc.assert(
      fc.property(
        fc.array(position, { minLength: 2, maxLength: 30 }),
        fc.integer({ min: 8, max: 19 }),
        (positions, zoom) => {
          const index = new MarkerIndex(positions);
          for (const spot of index.spotsIn(slovenia, zoom)) {
            if (spot.members.length === 1) continue;
            const apart = index.zoomApart(spot);
            for (let z = zoom; z < (apart ?? 20); z += 1)
              expect(spotsWith(index, spot.members, z)).toHaveLength(1);
            if (apart !== null) expect(spotsWith(index, spot.members, apart).length).toBeGreaterThan(1);
          }
        },
      ),
    );
  });
});
