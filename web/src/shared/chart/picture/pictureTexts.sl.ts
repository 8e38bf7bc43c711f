import type { Catalogue } from "../../../i18n/catalogue";

export const sl = {
  save: "Shrani sliko",
  saveOf: "Shrani sliko: {name}",
  png: "Shrani sliko (PNG)",
  svg: "Shrani sliko (SVG)",
  failed: "Slike grafa ni bilo mogoče izdelati. Poskusite znova.",
} as const satisfies Catalogue;
