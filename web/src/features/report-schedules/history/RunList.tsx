import { Badge, Box, Button, Flex, HStack, Text } from "@chakra-ui/react";
import { FileText, Mail, Send } from "lucide-react";
import { paths } from "../../../app/paths";
import type { ReportDeliveryReason, ReportRunLineFragment } from "../../../graphql/generated";
import { ResendReportDocument } from "../../../graphql/operations/reportSchedules";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { type T, translatorOf, useLanguage, useT } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { fileSize } from "../../../shared/number/fileSize";
import { useHasRole } from "../../../shared/session/useHasRole";
import { Age } from "../../../shared/time/Age";
import { formatDateTime } from "../../../shared/time/format";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { RunReason } from "../RunReason";
import { RunState } from "../RunState";
import { undelivered } from "../run";

type RunListProps = {
  runs: readonly ReportRunLineFragment[];
  timeZone: string;
  refetch: () => Promise<void>;
};

/** Runs, newest first. */
export function RunList({ runs, timeZone, refetch }: RunListProps) {
  return (
    <Box as="ul" listStyleType="none" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      {runs.map((run) => (
        <RunItem key={run.id} run={run} timeZone={timeZone} refetch={refetch} />
      ))}
    </Box>
  );
}

type RunItemProps = { run: ReportRunLineFragment; timeZone: string; refetch: () => Promise<void> };

/** One run: due time, state, file and deliveries. */
function RunItem({ run, timeZone, refetch }: RunItemProps) {
  const t = useT(reportSchedulesTexts);
  const language = useLanguage();
  const { id, state, dueDate, endDate, file } = run;
  const size = file === null ? "" : fileSize(file.size, language);
  return (
    <Flex
      as="li"
      direction={{ base: "column", sm: "row" }}
      gap={{ base: "3", sm: "4" }}
      py="4"
      align="start"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
      data-run={id}
    >
      <Box flex="1" minW="0">
        <HStack gap="3" wrap="wrap" rowGap="1">
          <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
            {formatDateTime(dueDate, timeZone)}
          </Text>
          <RunState state={state} />
          <Text as="span" textStyle="sm" color="fg.muted">
            {t(run.manual ? "manual" : "bySchedule")}
          </Text>
        </HStack>
        <Text textStyle="sm" color="fg.muted" pt="1">
          {factsOf(t, run, timeZone).join(" · ")}
        </Text>
        <RunReason run={run} textStyle="sm" />
        <Deliveries run={run} refetch={refetch} />
      </Box>
      <Flex
        direction={{ base: "row-reverse", sm: "column" }}
        align={{ base: "center", sm: "end" }}
        gap={{ base: "3", sm: "2" }}
        flexShrink="0"
      >
        <Text textStyle="sm" color="fg.muted">
          <Age at={endDate ?? dueDate} />
        </Text>
        {file === null ? null : (
          <Button asChild size="sm" variant="outline">
            <a
              href={paths.runFile(id)}
              target="_blank"
              rel="noreferrer"
              aria-label={t("openFileOf", { name: file.name, size })}
              title={file.name}
            >
              <FileText aria-hidden />
              {t("openFile", { size })}
            </a>
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** "Obdobje 01.10.2026 00:00 – 01.11.2026 00:00", its duration, and the time of the next try. */
function factsOf(
  t: T<typeof reportSchedulesTexts>,
  { from, to, state, startDate, endDate, attempts, nextAttemptDate }: ReportRunLineFragment,
  timeZone: string,
): string[] {
  const at = (unix: number) => formatDateTime(unix, timeZone);
  const facts = [`${t("period")} ${at(from)} – ${at(to)}`];
  if (state === "SUCCEEDED" && startDate !== null && endDate !== null)
    facts.push(t("took", { seconds: Math.max(1, endDate - startDate) }));
  if (attempts > 1) facts.push(t("attempt", { count: attempts }));
  if (nextAttemptDate !== null) facts.push(t("nextAttempt", { date: at(nextAttemptDate) }));
  return facts;
}

const texts = {
  WAITING: "deliveryWaiting",
  SENT: "deliverySent",
  FAILED: "deliveryFailed",
  DROPPED: "deliveryFailed",
} as const;
const reasons = {
  NOT_SET_UP: "mailNotSetUp",
  ADDRESS_REFUSED: "mailAddressRefused",
  TOO_LARGE: "mailTooLarge",
  REFUSED: "mailRefused",
  NO_ANSWER: "mailNoAnswer",
  NO_CONNECTION: "mailNoConnection",
} as const satisfies Record<ReportDeliveryReason, string>;
const palettes = { WAITING: "gray", SENT: "green", FAILED: "red", DROPPED: "gray" } as const;

type DeliveriesProps = { run: ReportRunLineFragment; refetch: () => Promise<void> };

/** Delivery to each recipient, with a button to retry failed ones. */
function Deliveries({ run, refetch }: DeliveriesProps) {
  const t = useT(reportSchedulesTexts);
  const { isSending, resend } = useResend(refetch);
  const isEditor = useHasRole("editor");
  if (run.deliveries.length === 0) return null;
  return (
    <HStack as="ul" listStyleType="none" aria-label={t("deliveries")} gap="2" wrap="wrap" pt="2">
      {run.deliveries.map((delivery) => (
        <li key={delivery.recipient}>
          <Badge
            colorPalette={palettes[delivery.state]}
            whiteSpace="normal"
            overflowWrap="anywhere"
            data-delivery={delivery.recipient}
          >
            <Mail size={12} aria-hidden style={{ flexShrink: 0 }} />
            {delivery.recipient}: {deliveryText(t, delivery)}
          </Badge>
        </li>
      ))}
      {undelivered(run) === 0 || !isEditor ? null : (
        <li>
          <Button size="xs" variant="outline" loading={isSending} onClick={() => void resend(run.id)}>
            <Send aria-hidden />
            {t("resend")}
          </Button>
        </li>
      )}
    </HStack>
  );
}

/** "poslano", "ni uspelo (poštni strežnik ni odgovoril)". */
function deliveryText(
  t: T<typeof reportSchedulesTexts>,
  { state, reason }: ReportRunLineFragment["deliveries"][number],
): string {
  const text = t(texts[state]);
  return reason === null || state === "SENT" ? text : `${text} (${t(reasons[reason])})`;
}

/** Sends a run's report again to recipients whose delivery failed; the list shows the result. */
function useResend(refetch: () => Promise<void>) {
  const { send, busily, isBusy } = useChange();
  const resend = (runId: string) =>
    busily(async () => {
      const t = translatorOf(reportSchedulesTexts);
      try {
        if ((await send(ResendReportDocument, { runId })) === null) return;
        toast.success(t("resendDone"), `resend:${runId}`);
        await refetch();
      } catch (error) {
        sayFailed(error, t("resendFailed"), `resend:${runId}`);
      }
    });
  return { isSending: isBusy, resend };
}
