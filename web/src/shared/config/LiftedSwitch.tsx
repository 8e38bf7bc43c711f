import { chakra } from "@chakra-ui/react";
import { useConfigTexts } from "./useConfigTexts";
import type { LiftedFilter } from "./useLiftedFilter";

/** Says that Ctrl+O lifts a filter, and does it for mouse and touch. */
export function LiftedSwitch({ isLifted, setLifted }: LiftedFilter) {
  const { t } = useConfigTexts();
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="8"
      textStyle="sm"
      color="fg.muted"
      cursor="pointer"
    >
      <chakra.input
        type="checkbox"
        boxSize="4"
        accentColor="brand.solid"
        checked={isLifted}
        onChange={({ target }) => setLifted(target.checked)}
        focusVisibleRing="outside"
      />
      {t("showAll")}
    </chakra.label>
  );
}
