import { Flex } from "@chakra-ui/react";
import { ChartColumn } from "lucide-react";
import type { ClientHeadFragment } from "../../../graphql/generated";
import { translatorOf, useT } from "../../../i18n/useT";
import { chartTexts } from "../../../shared/chart/chartTexts";
import { clientKind } from "../../../shared/chart/clientKind";
import { countsOf } from "../../../shared/chart/graphSet";
import { graphTitle } from "../../../shared/chart/graphTitle";
import { CalendarPicker } from "../../../shared/interval/CalendarPicker";
import { firstOfCalendar, isOfCalendar, namedInterval, nameOf } from "../../../shared/interval/interval";
import { intervalTexts } from "../../../shared/interval/intervalTexts";
import { publicPaths } from "../../../shared/public/publicLink";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import { SelectField } from "../../../shared/ui/SelectField";
import { EmbedCard } from "./EmbedCard";
import type { KeyState } from "./embedKeys";
import type { EmbedOptions } from "./embedOptions";
import { embedTexts } from "./embedTexts";
import type { ChooseOption } from "./useEmbedOptions";
import type { MakeViewKey } from "./useMakeViewKey";

type GraphCardProps = {
  client: ClientHeadFragment;
  options: EmbedOptions;
  onOption: ChooseOption;
  keyState: KeyState;
  keys: MakeViewKey;
};

const beside = ["LAST_24H", "WEEK", "CALENDAR"] as const;

/** "Graf": one of the location's graphs, for a day, a week or a period of the calendar. */
export function GraphCard({ client, options, onOption, keyState, keys }: GraphCardProps) {
  const t = useT(embedTexts);
  const words = useT(intervalTexts);
  const counts = countsOf(clientKind(client));
  const chart = useT(chartTexts);
  const { graph, graphs, interval, language, theme } = options;
  const shown = namedInterval(interval);
  const ofCalendar = shown !== null && isOfCalendar(shown) ? shown : null;
  const title = graphTitle(graph, { t: translatorOf(chartTexts, language), counts });
  return (
    <EmbedCard
      title={t("graph")}
      icon={<ChartColumn size={16} aria-hidden />}
      name="graph"
      keyState={keyState}
      why={t("whyOfPlace")}
      target={{ clientId: client.id }}
      keys={keys}
      frame={{
        path: publicPaths.embeddedGraph,
        params: { client: client.id, graph, interval, lang: language, theme },
        title: `${title}: ${client.name}`,
      }}
    >
      <Flex gap="4" wrap="wrap" align="end">
        <SelectField
          label={t("graphKind")}
          options={graphs.map((value) => ({ value, label: graphTitle(value, { t: chart, counts }) }))}
          chosen={graph}
          onChoose={(value) => onOption("graph", value)}
          width="16rem"
        />
        <ChoiceGroup
          label={words("label")}
          choices={beside.map((value) => ({ value, name: words(value) }))}
          chosen={
            ofCalendar === null ? (beside.find((value) => value === interval) ?? "LAST_24H") : "CALENDAR"
          }
          onChoose={(value) => onOption("interval", value === "CALENDAR" ? nameOf(firstOfCalendar) : value)}
        />
        {ofCalendar === null ? null : (
          <CalendarPicker
            interval={ofCalendar}
            onChange={(next) => onOption("interval", nameOf(next))}
            zone={client.timeZone}
          />
        )}
      </Flex>
    </EmbedCard>
  );
}
