import { HStack, SegmentGroup, Text } from "@chakra-ui/react";
import { useId, useMemo } from "react";
import { useT } from "../../../i18n/useT";
import { useParam } from "../../../shared/address/useParam";
import { ownRows } from "../../../shared/chart/kinds/ownClassCharts";
import type { Measurement } from "../../../shared/chart/measurement";
import { classAxisOf } from "../../../shared/own-classes/classAxis";
import { clientTexts } from "../clientTexts";

/** ?classes= in the address; without it the group's own classes are drawn where there are some. */
const usual = "usual";

/**
 * The classes that the graphs are drawn by: the group's own, or the usual ones, as the address says.
 * `choiceFor` is the choice of a graph whose classes the group has own ones of.
 */
export function useClasses(measurement: Measurement) {
  const [chosen, choose] = useParam("classes");
  const isOwn = chosen !== usual;
  const drawn = useMemo(
    () => (isOwn ? measurement : { ...measurement, ownClasses: null }),
    [measurement, isOwn],
  );
  const choiceFor = (kind: string) => {
    const axis = classAxisOf(kind);
    if (axis === undefined || !ownRows(measurement, axis)) return undefined;
    return <ClassesChoice isOwn={isOwn} onChoose={(own) => choose(own ? null : usual)} />;
  };
  return { drawn, choiceFor };
}

type ClassesChoiceProps = { isOwn: boolean; onChoose: (isOwn: boolean) => void };

/** "Razredi: privzeti / lastni" */
function ClassesChoice({ isOwn, onChoose }: ClassesChoiceProps) {
  const t = useT(clientTexts);
  const id = useId();
  return (
    <HStack gap="2">
      <Text id={id} textStyle="xs" color="fg.muted">
        {t("classes")}
      </Text>
      <SegmentGroup.Root
        size="xs"
        value={isOwn ? "own" : usual}
        aria-labelledby={id}
        onValueChange={({ value }) => onChoose(value === "own")}
      >
        <SegmentGroup.Indicator />
        {[usual, "own"].map((value) => (
          <SegmentGroup.Item key={value} value={value}>
            <SegmentGroup.ItemText>
              {t(value === "own" ? "ownClasses" : "usualClasses")}
            </SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroup.Root>
    </HStack>
  );
}
