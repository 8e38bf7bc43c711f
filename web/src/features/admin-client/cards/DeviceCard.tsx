import { Code, IconButton, Text } from "@chakra-ui/react";
import { Copy, Pencil, RadioTower } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { positionOf } from "../../../shared/map/position";
import { noValue } from "../../../shared/number/format";
import { useOffers } from "../../../shared/offers/useOffers";
import { Age, HeardAge } from "../../../shared/time/Age";
import { formatDateTime } from "../../../shared/time/format";
import { copyText } from "../../../shared/ui/copyText";
import { PartCard } from "../../../shared/ui/PartCard";
import { toast } from "../../../shared/ui/toastStore";
import type { AdminClient, Ask } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";
import { Fact, Facts } from "./Fact";
import { VisionSelect } from "./VisionSelect";

type DeviceCardProps = { client: AdminClient; ask: Ask; onChanged: () => void };

/** Hardware facts of the device. */
export function DeviceCard({ client, ask, onChanged }: DeviceCardProps) {
  const t = useT(adminClientTexts);
  const { guid, id, timeZone, hardwareType, settings } = client;
  const position = positionOf(client);
  const canEdit = useOffers().has("CLIENT_EDIT");
  const copy = () => {
    copyText(guid).then(
      () => toast.success(t("copied"), "copyGuid"),
      () => toast.error(t("notCopied"), "copyGuid"),
    );
  };
  return (
    <PartCard title={t("device")} icon={<RadioTower size={16} aria-hidden />}>
      <Facts>
        <Fact
          label={t("guid")}
          aside={
            <IconButton
              size="xs"
              variant="ghost"
              aria-label={t("copyGuid")}
              title={t("copyGuid")}
              onClick={copy}
            >
              <Copy aria-hidden />
            </IconButton>
          }
        >
          <Code size="sm" variant="plain" bg="transparent" px="0">
            {guid}
          </Code>
        </Fact>
        <Fact label={t("id")}>{id}</Fact>
        <Fact
          label={t("serialNumber")}
          aside={
            <IconButton
              size="xs"
              variant="ghost"
              aria-label={t("changeSerial")}
              title={t("changeSerial")}
              onClick={() => ask("assignSerialNumber")}
            >
              <Pencil aria-hidden />
            </IconButton>
          }
        >
          {settings.serialNumber ?? t("unknown")}
        </Fact>
        <Fact label={t("hardwareType")}>
          {hardwareType ?? t("notTold")}
          {hardwareType === null ? null : (
            <Text textStyle="xs" color="fg.muted">
              {client.superType}
            </Text>
          )}
        </Fact>
        <Fact label={t("vision")}>
          {canEdit ? (
            <VisionSelect client={client} onChanged={onChanged} />
          ) : (
            client.visionType && t(client.visionType)
          )}
        </Fact>
        <Fact label={t("position")}>
          {position === null ? t("unknown") : `${position.lat.toFixed(5)}, ${position.lng.toFixed(5)}`}
        </Fact>
        <Fact label={t("created")}>
          {client.createDate === null ? noValue : formatDateTime(client.createDate, timeZone)}
        </Fact>
        <Fact label={t("lastActive")}>
          <HeardAge client={client} />
        </Fact>
        <Fact label={t("lastCount")}>
          <Age at={client.lastCountDate} timeZone={timeZone} isNever={client.hasCounted === false} />
        </Fact>
      </Facts>
    </PartCard>
  );
}
