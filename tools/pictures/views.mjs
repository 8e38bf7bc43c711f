/** The languages, colours and widths that a screen is seen in. */
export const LANGUAGES = ["sl", "en"];
export const THEMES = ["light", "dark"];
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};

/** Every combination of them. */
export const VIEWS = Object.keys(SIZES).flatMap((size) =>
  THEMES.flatMap((theme) => LANGUAGES.map((language) => ({ size, theme, language }))),
);
