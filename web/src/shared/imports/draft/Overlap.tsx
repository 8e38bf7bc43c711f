import { Heading, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import { useT } from "../../../i18n/useT";
import { useNumber } from "../../number/useNumber";
import type { Options } from "../answers";
import type { ImportLook } from "../importFile";
import { importsTexts } from "../importsTexts";
import { toldUsers } from "../toldUsers";
import { RadioLines } from "./RadioLines";

type OverlapProps = { look: ImportLook; options: Options; onChange: (options: Options) => void };

const ways = ["replace", "add", "fill"] as const;

/** True if it has counted intervals that the file covers in part. They can't be cut: each stays or goes whole. */
const isPartly = ({ partlyKept, partlyReplaced }: ImportLook["overlapped"][number]) =>
  (partlyKept ?? 0) + (partlyReplaced ?? 0) > 0;

/** Choice for the time that a file covers: what to do with earlier imports and the device's own batches. */
export function Overlap({ look, options, onChange }: OverlapProps) {
  const t = useT(importsTexts);
  const { number } = useNumber();
  const id = useId();
  const { overlapped, deviceSeconds, partlyTaken, partlyLeftOut, sameAs } = look;
  const ofDevice = deviceSeconds ?? 0;
  if (sameAs !== null || (overlapped.length === 0 && ofDevice === 0)) return null;
  const hoursOf = (seconds: number | null) => number(seconds === null ? null : seconds / 3600, 1);
  const offered = ofDevice > 0 ? ways.slice(1) : ways;
  const chosen = offered.find((way) => way === (options.overlap ?? "replace")) ?? null;
  return (
    <Stack as="section" aria-labelledby={id} gap="3">
      <Heading as="h3" id={id} textStyle="sm" fontWeight="semibold">
        {t("overlap")}
      </Heading>
      {overlapped.map((one) => (
        <Stack key={one.id} gap="1">
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {one.seconds === 0
              ? t("overlappedPartly", { name: one.fileName })
              : t("overlapped", {
                  name: one.fileName,
                  hours: hoursOf(one.seconds),
                  users: toldUsers(one)
                    .map(({ kind, count }) => `${t(kind)} ${number(count)}`)
                    .join(", "),
                })}
          </Text>
          {chosen === "replace" && isPartly(one) ? (
            <Text textStyle="sm">
              {t("partlyCovered", { kept: number(one.partlyKept), replaced: number(one.partlyReplaced) })}
            </Text>
          ) : null}
        </Stack>
      ))}
      {ofDevice > 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {t("deviceCovers", { hours: hoursOf(ofDevice) })}
        </Text>
      ) : null}
      {chosen === "fill" && (partlyTaken ?? 0) + (partlyLeftOut ?? 0) > 0 ? (
        <Text textStyle="sm">
          {t("partlyKnown", { taken: number(partlyTaken), leftOut: number(partlyLeftOut) })}
        </Text>
      ) : null}
      <RadioLines
        legend={t("overlap")}
        isLegendHidden
        choices={offered.map((way) => ({ value: way, name: t(way), text: t(`${way}Text`) }))}
        chosen={chosen}
        onChoose={(overlap) => onChange({ ...options, overlap })}
      />
    </Stack>
  );
}
