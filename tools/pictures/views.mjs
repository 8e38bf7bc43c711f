export const LANGUAGES = ["sl", "en"];
export const THEMES = ["light", "dark"];

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};

/** Each way in which a screen is visited; on a visit it is seen in both colours. */
export const VISITS = Object.keys(SIZES).flatMap((size) => LANGUAGES.map((language) => ({ size, language })));
