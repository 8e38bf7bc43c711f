export const LANGUAGES = ["sl", "en"];
export const THEMES = ["light", "dark"];

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};

/** The combinations in which each screen is visited. A visit shows both colours. */
export const VISITS = Object.keys(SIZES).flatMap((size) => LANGUAGES.map((language) => ({ size, language })));
