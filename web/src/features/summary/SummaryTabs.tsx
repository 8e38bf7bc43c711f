import { Stack, type SystemStyleObject, Tabs } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { serverMinute } from "../../graphql/serverClock";
import { useT } from "../../i18n/useT";
import { CalendarPicker } from "../../shared/interval/CalendarPicker";
import { CustomRange } from "../../shared/interval/CustomRange";
import { firstOfCalendar, type Interval } from "../../shared/interval/interval";
import { resolveInterval } from "../../shared/interval/resolveInterval";
import { TabLine } from "../../shared/ui/TabLine";
import { summaryPresets, tabOf } from "./summaryInterval";
import { summaryTexts } from "./summaryTexts";

/** They look as the periods of other pages do. */
const asSegments: SystemStyleObject = {
  minH: "8",
  p: "0",
  rounded: "l2",
  boxShadow: "inset",
  "& button": { h: "8", px: { base: "3", sm: "4" }, color: "fg", fontWeight: "normal", whiteSpace: "nowrap" },
  "& [aria-selected=true]": { bg: { _light: "bg", _dark: "bg.emphasized" }, boxShadow: "sm" },
};

type SummaryTabsProps = {
  interval: Interval;
  onInterval: (interval: Interval) => void;
  /** IANA zone in which custom times are read. */
  zone: string;
  children: ReactNode;
};

/** The periods side by side; "calendar" opens the calendar's by name, "custom" two times that start from the period just seen. */
export function SummaryTabs({ interval, onInterval, zone, children }: SummaryTabsProps) {
  const t = useT(summaryTexts);
  const tab = tabOf(interval);

  function choose(value: string) {
    const preset = summaryPresets.find((name) => name === value);
    if (preset) return onInterval({ kind: "preset", preset });
    if (value === "CALENDAR") return onInterval(firstOfCalendar);
    const now = serverMinute();
    onInterval({ kind: "custom", ...resolveInterval(interval, now, zone) });
  }

  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => choose(value)} variant="enclosed" size="sm">
      <TabLine
        open={tab}
        aria-label={t("intervals")}
        maxW="full"
        css={asSegments}
        _print={{ display: "none" }}
      >
        {[...summaryPresets, "CALENDAR" as const, "CUSTOM" as const].map((name) => (
          <Tabs.Trigger key={name} value={name}>
            {t(name)}
          </Tabs.Trigger>
        ))}
      </TabLine>
      <Tabs.Content value={tab} pt="4">
        <Stack gap="4">
          {tab === "CALENDAR" ? (
            <CalendarPicker interval={interval} onChange={onInterval} zone={zone} />
          ) : null}
          {interval.kind === "custom" ? (
            <CustomRange
              key={`${interval.from}-${interval.to}`}
              period={interval}
              zone={zone}
              onApply={(period) => onInterval({ kind: "custom", ...period })}
            />
          ) : null}
          {children}
        </Stack>
      </Tabs.Content>
    </Tabs.Root>
  );
}
