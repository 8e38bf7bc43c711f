import { Badge, Flex, Text } from "@chakra-ui/react";
import { Check, Hourglass, Info } from "lucide-react";
import type { ReactNode } from "react";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { useT } from "../../../i18n/useT";
import { type Delivery, deliveryOf } from "../../../shared/config/delivery";
import { Age } from "../../../shared/time/Age";
import type { SettingsClient } from "./settingsValues";

type DeliveryStateProps = { client: Pick<SettingsClient, "config" | "hasConfig" | "info" | "timeZone"> };

const looks = {
  none: { Icon: Info, palette: "gray" },
  unknown: { Icon: Info, palette: "gray" },
  untold: { Icon: Info, palette: "gray" },
  pending: { Icon: Hourglass, palette: "orange" },
  taken: { Icon: Check, palette: "green" },
} as const;

/** Whether the device has taken what it was given; nothing where the platform tells of no versions. */
export function DeliveryState({ client }: DeliveryStateProps) {
  const t = useT(settingsTexts);
  const delivery = deliveryOf(client.config, client.info);
  const isUntold = delivery.state === "unknown" || delivery.state === "none";
  if (isUntold && client.hasConfig === null) return null;
  const { Icon, palette } = looks[delivery.state];
  return (
    <Flex gap="3" align="start" role="status" data-delivery={delivery.state}>
      <Badge colorPalette={palette} boxSize="7" rounded="full" justifyContent="center" p="0" flexShrink="0">
        <Icon size={15} aria-hidden />
      </Badge>
      <div>
        <Text textStyle="sm" fontWeight="semibold">
          {t("deliveryTitle")}
        </Text>
        <Text textStyle="sm">{sentence(t, delivery)}</Text>
        <Text textStyle="sm" color="fg.muted">
          {times(t, delivery, client.timeZone)}
        </Text>
      </div>
    </Flex>
  );
}

type T = ReturnType<typeof useT<typeof settingsTexts>>;

function sentence(t: T, delivery: Delivery): string {
  if (delivery.state === "none") return t("deliveryNone");
  if (delivery.state === "unknown") return t("deliveryUnknown");
  if (delivery.state === "untold") return t("deliveryUntold");
  const { version } = delivery;
  return delivery.state === "taken" ? t("deliveryTaken", { version }) : t("deliveryPending", { version });
}

function times(t: T, delivery: Delivery, timeZone: string): ReactNode {
  if (delivery.state === "none") return null;
  const isTaken = delivery.state === "taken";
  const at = isTaken ? delivery.since : delivery.given;
  return (
    <>
      {delivery.state === "pending" ? `${t("deliveryRuns", { version: delivery.runs })} ` : null}
      {at === null ? null : (
        <>
          {t(isTaken ? "deliverySince" : "deliveryGiven")} <Age at={at} timeZone={timeZone} />
        </>
      )}
    </>
  );
}
