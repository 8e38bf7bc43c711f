import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  defineLayerStyles,
  mergeConfigs,
} from "@chakra-ui/react";
import {
  animationStyles,
  breakpoints,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  keyframes,
  textStyles,
  tokens,
} from "@chakra-ui/react/theme";
import { gray, petrol, shadows } from "./palette";
import { recipes, slotRecipes } from "./recipes";
import { semanticColors, tokensOf } from "./semanticColors";

const scale = (shades: Record<number, string>) =>
  Object.fromEntries(Object.entries(shades).map(([step, value]) => [step, { value }]));

const { transparent, current, black, white, whiteAlpha, blackAlpha, red, orange, green, blue } =
  tokens.colors ?? {};

/** Those that the recipes in use name. */
const layerStyles = defineLayerStyles({
  disabled: { value: { opacity: 0.5, cursor: "not-allowed" } },
  "indicator.bottom": {
    value: {
      position: "relative",
      _before: {
        content: '""',
        position: "absolute",
        bottom: "var(--indicator-offset-y, 0)",
        insetInline: "var(--indicator-offset-x, 0)",
        height: "var(--indicator-thickness, 2px)",
        background: "var(--indicator-color, colors.colorPalette.solid)",
      },
    },
  },
});

const sans = { value: "Inter, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', sans-serif" };

/** In the dark, browsers fill boxes that are not chosen with a grey of their own, as if they were. */
const emptyBox = {
  _dark: {
    "&:not(:checked, :indeterminate, [role=switch])": {
      appearance: "none",
      borderWidth: "1px",
      borderColor: "border.control",
      bg: "bg.panel",
      rounded: "xs",
      "&[type=radio]": { rounded: "full" },
      "&:disabled": { opacity: 0.5 },
    },
  },
};

/** Chakra's theme, trimmed to the colours and recipes in use: the whole of it costs 26 kB gzip more. */
const theme = defineConfig({
  preflight: true,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss: {
    ...globalCss,
    // What people wrote in one word breaks before it pushes what stands beside it away.
    body: { bg: "bg.subtle", overflowWrap: "break-word" },
    "input:is([type=checkbox], [type=radio])": emptyBox,
    "*": {
      ...globalCss["*"],
      // Chakra's own says break-word of each element, and so takes from it what its box says.
      overflowWrap: "inherit",
      _motionReduce: { animationDuration: "0.01ms !important", transitionDuration: "0.01ms !important" },
    },
  },
  theme: {
    breakpoints,
    keyframes,
    tokens: {
      ...tokens,
      colors: {
        transparent,
        current,
        black,
        white,
        whiteAlpha,
        blackAlpha,
        red,
        orange,
        green,
        blue,
        gray: scale(gray),
        petrol: scale(petrol),
      },
      fonts: { ...tokens.fonts, body: sans, heading: sans },
    },
    semanticTokens: {
      colors: semanticColors,
      shadows: tokensOf(shadows),
      radii: { l1: { value: "{radii.sm}" }, l2: { value: "{radii.md}" }, l3: { value: "{radii.lg}" } },
    },
    textStyles,
    layerStyles,
    animationStyles,
    recipes,
    slotRecipes,
  },
});

/** Form controls in a frame that can be told from the page: Chakra's hairline is below 3:1. */
const frame = { bg: "bg.panel", borderColor: "border.control" };
const frames = defineConfig({
  theme: {
    recipes: {
      input: { variants: { variant: { outline: frame } } },
      textarea: { variants: { variant: { outline: frame } } },
      // A name that leads somewhere is no wider than its place, and breaks anywhere before it is; in tables as their cells say.
      link: { base: { maxW: "100%", overflowWrap: "anywhere", "td &, th &": { overflowWrap: "inherit" } } },
    },
    slotRecipes: {
      // Inter's tabular figures widen the hyphen too: "SN - 24" is for columns of numbers alone.
      table: { slots: slotRecipes.table.slots, base: { root: { fontVariantNumeric: "normal" } } },
      menu: { slots: slotRecipes.menu.slots, base: { content: { maxW: "min(24rem, calc(100vw - 1rem))" } } },
      nativeSelect: {
        slots: slotRecipes.nativeSelect.slots,
        variants: { variant: { outline: { field: frame } } },
      },
    },
  },
});

export const system = createSystem(mergeConfigs(defaultBaseConfig, theme, frames));
