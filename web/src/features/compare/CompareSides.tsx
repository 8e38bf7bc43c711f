import { Box, Flex, IconButton } from "@chakra-ui/react";
import { ArrowLeftRight } from "lucide-react";
import { useT } from "../../i18n/useT";
import { palette } from "../../shared/chart/chartColors";
import { IntervalPicker } from "../../shared/interval/IntervalPicker";
import type { Period } from "../../shared/interval/resolveInterval";
import type { RoadClient } from "../../shared/roads/roadClient";
import { AgainstPicker } from "./AgainstPicker";
import { ClientSelect } from "./ClientSelect";
import { looks } from "./charts/sides";
import { type CompareState, swapped, withClient, withOther } from "./compareState";
import { compareTexts } from "./compareTexts";
import { SidePanel } from "./SidePanel";
import type { ChangeCompare } from "./useCompareState";

type CompareSidesProps = {
  clients: readonly RoadClient[];
  client: string;
  other: string;
  state: CompareState;
  periods: { before: Period; after: Period };
  zone: string;
  onChange: ChangeCompare;
};

/** Where and when, of both sides; the button between them swaps them. */
export function CompareSides({ clients, client, other, state, periods, zone, onChange }: CompareSidesProps) {
  const t = useT(compareTexts);
  const isOnePlace = client === other;
  return (
    <Flex direction={{ base: "column", lg: "row" }} gap="3" align="stretch" css={marks}>
      <SidePanel
        title={t(isOnePlace ? "before" : "beforeLabel")}
        mark="var(--before)"
        period={periods.before}
        zone={zone}
      >
        <ClientSelect
          clients={clients}
          chosen={other}
          onChoose={(id) => onChange(withOther(state, client, id))}
        />
        <AgainstPicker
          against={state.against}
          period={periods.before}
          zone={zone}
          onChange={(against, otherPeriod) => onChange({ against, otherPeriod })}
        />
      </SidePanel>
      <IconButton
        aria-label={t("swap")}
        title={t("swap")}
        variant="outline"
        bg="bg.panel"
        rounded="full"
        size="sm"
        alignSelf="center"
        onClick={() => onChange(swapped({ ...state, client, other }, periods))}
        _print={{ display: "none" }}
      >
        <ArrowLeftRight aria-hidden />
      </IconButton>
      <SidePanel
        title={t(isOnePlace ? "after" : "afterLabel")}
        mark="var(--after)"
        period={periods.after}
        zone={zone}
      >
        <ClientSelect
          clients={clients}
          chosen={client}
          onChoose={(id) => onChange(withClient(state, id, other))}
        />
        <Box css={narrowPicker}>
          <IntervalPicker
            interval={state.after}
            onChange={(after) => onChange({ after })}
            zone={zone}
            isLabelled
          />
        </Box>
      </SidePanel>
    </Flex>
  );
}

const markOf = (mode: "light" | "dark") => ({
  "--before": palette[mode][looks.before.color],
  "--after": palette[mode][looks.after.color],
});

/** Each side has the colour that it has in the charts. */
const marks = { ...markOf("light"), _dark: markOf("dark") };

/** Two rows of presets where the panel has no room for one. */
const narrowPicker = {
  containerType: "inline-size",
  "@container (max-width: 540px)": {
    "& [role=radiogroup]": { display: "grid", gridTemplateColumns: "repeat(3, 1fr)", width: "full" },
    "& > div": { width: "full" },
  },
};
