const aligned = { horizAlignment: "center", vertAlignment: "center" } as const;

/** Custom texts that all groups have. */
export const SHARED_TEXTS = [
  {
    name: "Šola",
    uuid: "0d0b5f4a-6f0e-4a52-9a51-3c1e6f8b7a01",
    layout: "A",
    texts: [{ text: "ŠOLA", ...aligned, font: 12 }],
  },
  {
    name: "Upočasni, otroci",
    uuid: "0d0b5f4a-6f0e-4a52-9a51-3c1e6f8b7a02",
    layout: "B",
    texts: [
      { text: "UPOČASNI", ...aligned, font: 8 },
      { text: "OTROCI", ...aligned, font: 8 },
    ],
  },
];

/** A client's own texts. */
export const OWN_TEXTS = [
  {
    name: "Hvala",
    uuid: "5b0a7a52-5a70-4f0a-8a67-11c61d4be001",
    layout: "A",
    texts: [{ text: "HVALA", ...aligned, font: 12 }],
  },
  {
    name: "Zmanjšaj hitrost",
    uuid: "5b0a7a52-5a70-4f0a-8a67-11c61d4be002",
    layout: "B",
    texts: [
      { text: "ZMANJŠAJ", ...aligned, font: 8 },
      { text: "HITROST", ...aligned, font: 8 },
    ],
  },
];
