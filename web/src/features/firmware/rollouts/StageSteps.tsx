import { Box, HStack, Text } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import type { RolloutWhole } from "./rollout";

const stages = ["PILOTS", "REST", "DONE"] as const;

const saidOf = { PILOTS: "pilotsText", REST: "restText", DONE: "doneText" } as const;

type StageStepsProps = { rollout: Pick<RolloutWhole, "state" | "stopReason"> };

/** The way of a rollout, where it is on it, and what that means. */
export function StageSteps({ rollout: { state, stopReason } }: StageStepsProps) {
  const t = useT(rolloutsTexts);
  const isStopped = state === "STOPPED";
  const said =
    isStopped && stopReason !== null
      ? t(stopReason)
      : state !== null && state !== "STOPPED"
        ? t(saidOf[state])
        : "";
  return (
    <Box>
      {isStopped ? null : (
        <HStack as="ol" listStyleType="none" gap="2" wrap="wrap" pb="1">
          {stages.map((stage, index) => (
            <HStack as="li" key={stage} gap="2" aria-current={stage === state ? "step" : undefined}>
              <Text
                textStyle="sm"
                fontWeight={stage === state ? "semibold" : "normal"}
                color={stage === state ? "fg" : "fg.muted"}
              >
                {t(stage)}
              </Text>
              {index < stages.length - 1 ? <ChevronRight size={14} aria-hidden /> : null}
            </HStack>
          ))}
        </HStack>
      )}
      <Text role="status" textStyle="sm" color={isStopped ? "fg.warning" : "fg.muted"}>
        {said}
      </Text>
    </Box>
  );
}
