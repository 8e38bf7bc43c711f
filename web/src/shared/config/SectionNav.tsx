import { Badge, chakra, HStack, Stack } from "@chakra-ui/react";
import type { FocusEvent } from "react";
import { SECTIONS, type SectionKey } from "./sections";
import type { Analysis } from "./useAnalysis";
import { within } from "./useAnalysis";
import { useConfigTexts } from "./useConfigTexts";

type SectionNavProps = {
  analysis: Pick<Analysis, "changes" | "faults">;
  hasOthers: boolean;
  /** Horizontal, if there is no room next to the form. */
  isRow: boolean;
  onChoose: (section: SectionKey | "other") => void;
};

/** Chromium counts a button as visible once 32 pixels of it are: this scrolls to all of it. */
const showWhole = ({ target }: FocusEvent<HTMLElement>) => {
  // A button under a pointer's press must stay in place, or the press would miss it.
  if (!target.matches(":active")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
};

/** The form's sections with their numbers of changes and faults. */
export function SectionNav({ analysis, hasOthers, isRow, onChoose }: SectionNavProps) {
  const { t, name } = useConfigTexts();
  const keys = [...SECTIONS.map(({ key }) => key), ...(hasOthers ? (["other"] as const) : [])];
  const List = isRow ? HStack : Stack;
  return (
    <chakra.nav aria-label={t("sections")}>
      <List
        as="ul"
        listStyleType="none"
        gap="0.5"
        overflowX={isRow ? "auto" : undefined}
        pb={isRow ? "1" : "0"}
        onFocus={isRow ? showWhole : undefined}
      >
        {keys.map((key) => {
          const section = key === "other" ? null : key;
          const changed = within(analysis.changes, section).length;
          const faulty = within(analysis.faults, section).length;
          return (
            <li key={key}>
              <chakra.button
                type="button"
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                gap="2"
                w="full"
                px="2.5"
                minH={isRow ? "9" : "8"}
                rounded="l2"
                textStyle="sm"
                textAlign="start"
                whiteSpace={isRow ? "nowrap" : "normal"}
                color="fg.muted"
                cursor="pointer"
                _hover={{ bg: "bg.muted", color: "fg" }}
                focusVisibleRing="inside"
                onClick={() => onChoose(key)}
              >
                {name(`section_${key}`)}
                <HStack as="span" gap="1">
                  {faulty > 0 ? (
                    <Count palette="red" label={t("faults", { count: faulty })} count={faulty} />
                  ) : null}
                  {changed > 0 ? (
                    <Count palette="brand" label={t("changes", { count: changed })} count={changed} />
                  ) : null}
                </HStack>
              </chakra.button>
            </li>
          );
        })}
      </List>
    </chakra.nav>
  );
}

type CountProps = { palette: "red" | "brand"; label: string; count: number };

const Count = ({ palette, label, count }: CountProps) => (
  <Badge size="xs" variant="subtle" colorPalette={palette} title={label} position="relative">
    <chakra.span aria-hidden>{count}</chakra.span>
    <chakra.span srOnly>{label}</chakra.span>
  </Badge>
);
