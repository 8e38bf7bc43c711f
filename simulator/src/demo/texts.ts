/** A line of a text, as the platform stores it. */
export interface TextLine {
  text: string;
  horizAlignment: "left" | "center" | "right";
  vertAlignment: "top" | "center" | "bottom";
  /** Pixels. */
  font: 8 | 12;
}

/** Lines in the windows of a layout: A has one, B two below each other, C a large one and two small ones. */
export interface LaidOutText {
  layout: "A" | "B" | "C";
  texts: readonly TextLine[];
}

/** A text that people wrote for signs. */
export interface CustomText extends LaidOutText {
  name: string;
  uuid: string;
}

const line = (text: string, font: TextLine["font"] = 8): TextLine => ({
  text,
  horizAlignment: "center",
  vertAlignment: "center",
  font,
});

/** Texts of single signs. */
export const slowDown: CustomText = {
  name: "Počasi",
  uuid: "6f1f3a52-0c53-4f0e-9d1c-2a7b60c1d001",
  layout: "A",
  texts: [line("POČASI", 12)],
};
export const thanks: CustomText = {
  name: "Hvala za vožnjo",
  uuid: "6f1f3a52-0c53-4f0e-9d1c-2a7b60c1d002",
  layout: "B",
  texts: [line("HVALA"), line("SREČNO")],
};
export const tooFast: CustomText = {
  name: "Vozite prehitro",
  uuid: "6f1f3a52-0c53-4f0e-9d1c-2a7b60c1d003",
  layout: "B",
  texts: [line("VOZITE"), line("PREHITRO")],
};

/** Texts shared by all signs, in the order of their indexes. */
export const sharedTexts: readonly CustomText[] = [
  {
    name: "Šolska pot",
    uuid: "6f1f3a52-0c53-4f0e-9d1c-2a7b60c1d101",
    layout: "C",
    texts: [line("ŠOLA", 12), line("POZOR"), line("OTROCI")],
  },
  {
    name: "Delo na cesti",
    uuid: "6f1f3a52-0c53-4f0e-9d1c-2a7b60c1d102",
    layout: "B",
    texts: [line("DELO"), line("NA CESTI")],
  },
];

/** A penalty step: a sign's display from this many km/h above the limit on. */
export interface PenaltyStep extends LaidOutText {
  overLimitBy: number;
}

const step = (overLimitBy: number, text: string): PenaltyStep => ({
  overLimitBy,
  layout: "A",
  texts: [line(text)],
});

export const penaltySteps: readonly PenaltyStep[] = [
  step(1, "UPOČASNI"),
  step(11, "3 TOČKE"),
  step(21, "5 TOČK"),
  step(31, "9 TOČK"),
];

/** Static texts of the signs, by number. */
export const staticTexts: readonly { id: number; text: string }[] = [
  { id: 1, text: "HVALA" },
  { id: 2, text: "STOP" },
  { id: 3, text: "POČASI" },
  { id: 4, text: "ŠOLA" },
  { id: 5, text: "OTROCI NA CESTI" },
  { id: 6, text: "OMEJITEV" },
];
