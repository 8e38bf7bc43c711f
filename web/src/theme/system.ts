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

/** The layer styles that the recipes in use need. */
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

/** In dark mode browsers fill unchecked boxes with a grey of their own, as if they were checked. */
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

/** Chakra's theme, reduced to the colours and recipes in use: all of it would add 26 kB gzip. */
const theme = defineConfig({
  preflight: true,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss: {
    ...globalCss,
    // A long word in a person's text breaks rather than pushing its neighbours away.
    body: { bg: "bg.subtle", overflowWrap: "break-word" },
    "input:is([type=checkbox], [type=radio])": emptyBox,
    "*": {
      ...globalCss["*"],
      // Chakra sets break-word on each element, which overrides its container's value.
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

/** A frame for form controls with enough contrast to the page: Chakra's hairline is below 3:1. */
const frame = { bg: "bg.panel", borderColor: "border.control" };
const frames = defineConfig({
  theme: {
    recipes: {
      input: { variants: { variant: { outline: frame } } },
      textarea: { variants: { variant: { outline: frame } } },
      // A link is no wider than its container, and breaks anywhere to fit; in tables as their cells say.
      link: { base: { maxW: "100%", overflowWrap: "anywhere", "td &, th &": { overflowWrap: "inherit" } } },
    },
    slotRecipes: {
      // Inter's tabular figures widen the hyphen too, so "SN - 24" looks wrong: they are only for columns of numbers.
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
