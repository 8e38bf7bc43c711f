import { Box, Button, Flex, HStack, Skeleton, Stack, Text } from "@chakra-ui/react";
import { CalendarX2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useExclusionsQuery } from "../../../graphql/operations/exclusions";
import { useT } from "../../../i18n/useT";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastGood } from "../../../shared/live/useLastGood";
import { formatDateTime } from "../../../shared/time/format";
import { PartCard } from "../../../shared/ui/PartCard";
import { uiTexts } from "../../../shared/ui/uiTexts";
import type { AdminClient } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";
import { CardButton } from "../cards/CardButton";
import type { Exclusion } from "./EndDialog";
import { exclusionsTexts } from "./exclusionsTexts";

const AddDialog = lazy(async () => ({ default: (await import("./AddDialog")).AddDialog }));
const EndDialog = lazy(async () => ({ default: (await import("./EndDialog")).EndDialog }));

/** Excluded periods of the device's data. */
export function ExclusionsCard({ client }: { client: Pick<AdminClient, "id" | "timeZone"> }) {
  const t = useT(exclusionsTexts);
  const [asked, setAsked] = useState<Exclusion | "add" | null>(null);
  const answer = useExclusionsQuery({
    variables: { clientId: client.id },
    fetchPolicy: "cache-and-network",
    ...everyMinute,
  });
  const { data } = useLastGood(answerOf(answer), client.id);
  const reload = () => void answer.refetch().catch(() => undefined);
  const dialog = { client, onDone: reload, onClose: () => setAsked(null) };
  return (
    <PartCard
      title={t("title")}
      icon={<CalendarX2 size={16} aria-hidden />}
      aside={<CardButton onPress={() => setAsked("add")}>{t("add")}</CardButton>}
    >
      <Text textStyle="sm" color="fg.muted">
        {t("text")}
      </Text>
      <Listed
        exclusions={data && (data.client?.exclusions ?? [])}
        failed={answer.error !== undefined}
        timeZone={client.timeZone}
        onEnd={setAsked}
        onRetry={reload}
      />
      {asked === null ? null : (
        <Suspense fallback={null}>
          {asked === "add" ? <AddDialog {...dialog} /> : <EndDialog exclusion={asked} {...dialog} />}
        </Suspense>
      )}
    </PartCard>
  );
}

type ListedProps = {
  /** Undefined until loaded. */
  exclusions: readonly Exclusion[] | undefined;
  failed: boolean;
  timeZone: string;
  onEnd: (exclusion: Exclusion) => void;
  onRetry: () => void;
};

function Listed({ exclusions, failed, timeZone, onEnd, onRetry }: ListedProps) {
  const t = useT(exclusionsTexts);
  const ui = useT(uiTexts);
  const again = useT(adminClientTexts);
  if (exclusions === undefined && failed)
    return (
      <HStack role="alert" justify="space-between" color="fg.error" textStyle="sm">
        {t("failed")}
        <Button size="xs" variant="outline" onClick={onRetry}>
          {again("tryAgain")}
        </Button>
      </HStack>
    );
  if (exclusions === undefined) return <Skeleton h="10" role="status" aria-label={ui("loading")} />;
  if (exclusions.length === 0) return <Text textStyle="sm">{t("none")}</Text>;
  return (
    <Stack as="ul" listStyleType="none" gap="0">
      {exclusions.map((exclusion) => {
        const [from, to] = [formatDateTime(exclusion.from, timeZone), formatDateTime(exclusion.to, timeZone)];
        return (
          <Box as="li" key={exclusion.id} borderTopWidth="1px" py="2.5" textStyle="sm">
            <Flex gap="3" justify="space-between" align="start" wrap="wrap">
              <Box minW="0" flex="1">
                <Text fontWeight="medium">
                  {from} – {to}
                </Text>
                <Text overflowWrap="anywhere">{exclusion.reason}</Text>
                <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
                  {t("by", {
                    who: exclusion.createdBy,
                    when: formatDateTime(exclusion.createDate, timeZone),
                  })}
                </Text>
              </Box>
              <Button
                size="xs"
                variant="outline"
                aria-label={t("letCountOf", { from, to })}
                onClick={() => onEnd(exclusion)}
              >
                {t("letCount")}
              </Button>
            </Flex>
          </Box>
        );
      })}
    </Stack>
  );
}
