import type { Catalogue } from "../../i18n/catalogue";

export const sl = {
  choices: "Možnosti",
  clear: "Počisti izbiro",
  found: {
    one: "{count} zadetek",
    two: "{count} zadetka",
    few: "{count} zadetki",
    other: "{count} zadetkov",
  },
  noMatch: "Za »{search}« ni zadetkov.",
  nothing: "Ni česa izbrati.",
  before: "… pred temi še {count}: tipkajte",
  after: "… še {count}: tipkajte",
} as const satisfies Catalogue;
