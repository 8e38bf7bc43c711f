import { Badge, Button, HStack } from "@chakra-ui/react";
import { Mail, Send } from "lucide-react";
import type { ReportDeliveryReason, ReportRunLineFragment } from "../../../graphql/generated";
import { reportSchedulesTexts } from "../../../i18n/reportSchedulesTexts";
import { type T, useT } from "../../../i18n/useT";
import { undelivered } from "../run";
import { useResend } from "./useResend";

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

/** How the mail to each recipient went, and the way to send again what could not be sent. */
export function Deliveries({ run, refetch }: DeliveriesProps) {
  const t = useT(reportSchedulesTexts);
  const { isSending, resend } = useResend(refetch);
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
      {undelivered(run) === 0 ? null : (
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
