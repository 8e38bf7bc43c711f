import { HStack, Text } from "@chakra-ui/react";
import {
  CalendarClock,
  CircleCheck,
  CircleHelp,
  CircleSlash2,
  CircleX,
  CloudRain,
  Droplets,
  type LucideIcon,
  TriangleAlert,
} from "lucide-react";
import { useT } from "../../../i18n/useT";
import type { ValveRun } from "./valveHistory";
import { valveHistoryTexts } from "./valveHistoryTexts";

const signs: Record<ValveRun["outcome"], { Icon: LucideIcon; color: string }> = {
  RAN: { Icon: CircleCheck, color: "fg.success" },
  PARTLY: { Icon: CircleSlash2, color: "fg.warning" },
  MISSED: { Icon: CircleX, color: "fg.error" },
  SKIPPED: { Icon: CloudRain, color: "fg.info" },
  RUNNING: { Icon: Droplets, color: "fg.info" },
  PLANNED: { Icon: CalendarClock, color: "fg.muted" },
  UNKNOWN: { Icon: CircleHelp, color: "fg.muted" },
};
const alarm = { Icon: TriangleAlert, color: "fg.error" };

/** How a run went, in words with its sign. */
export function Outcome({ run: { kind, outcome } }: { run: Pick<ValveRun, "kind" | "outcome"> }) {
  const t = useT(valveHistoryTexts);
  const isAlarm = kind === "UNEXPECTED";
  const { Icon, color } = isAlarm ? alarm : signs[outcome];
  const text = isAlarm ? t(outcome === "RUNNING" ? "unexpectedRunning" : "unexpectedRan") : t(outcome);
  return (
    <HStack as="span" gap="1.5" color={color} fontWeight={isAlarm ? "semibold" : "medium"}>
      <Icon size={16} aria-hidden style={{ flexShrink: 0 }} />
      <Text as="span">{text}</Text>
    </HStack>
  );
}
