/**
 * Settings of a device as the platform stores them, including unknown keys, and one of their texts as callers
 * see it.
 */
export const texts = [
  {
    name: "Zima",
    uuid: "u-1",
    layout: "B",
    color: "red",
    texts: [{ text: "LED", horizAlignment: "left", vertAlignment: "top", font: 8, bold: true }],
  },
];
export const display = {
  type: 2,
  selectedResourceId: 12,
  overLimitLeft: { textType: 2, textId: "u-1", effect: "scroll" },
  overLimitRight: { textType: 1, textId: 4 },
  brightness: 7,
};
export const zima = {
  name: "Zima",
  uuid: "u-1",
  layout: "B",
  texts: [{ text: "LED", horizontalAlignment: "LEFT", verticalAlignment: "TOP", fontSize: 8 }],
};
