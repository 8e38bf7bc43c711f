import { Code, NativeSelect, Text } from "@chakra-ui/react";
import { Copy, Pencil, RadioTower } from "lucide-react";
import { useState } from "react";
import type { VisionType } from "../../../graphql/generated";
import { ChangeVisionDocument } from "../../../graphql/operations/adminClient";
import { useT } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { positionOf } from "../../../shared/map/position";
import { noValue } from "../../../shared/number/format";
import { useOffers } from "../../../shared/offers/useOffers";
import { Age, HeardAge } from "../../../shared/time/Age";
import { formatDateTime } from "../../../shared/time/format";
import { copyText } from "../../../shared/ui/copyText";
import { IconAction } from "../../../shared/ui/IconAction";
import { PartCard } from "../../../shared/ui/PartCard";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import type { AdminClient, Ask } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";
import { Fact, Facts } from "./Fact";

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
          aside={<IconAction icon={Copy} size="xs" label={t("copyGuid")} onClick={copy} />}
        >
          <Code size="sm" variant="plain" bg="transparent" px="0">
            {guid}
          </Code>
        </Fact>
        <Fact label={t("id")}>{id}</Fact>
        <Fact
          label={t("serialNumber")}
          aside={
            <IconAction
              icon={Pencil}
              size="xs"
              label={t("changeSerial")}
              onClick={() => ask("assignSerialNumber")}
            />
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

const kinds: readonly VisionType[] = ["NO_VISION", "VISION_VEHICLES", "VISION_BIKE"];

type VisionSelectProps = { client: Pick<AdminClient, "id" | "visionType">; onChanged: () => void };

/** Vision type of the device's camera, empty if unknown; a choice is saved at once. */
function VisionSelect({ client, onChanged }: VisionSelectProps) {
  const t = useT(adminClientTexts);
  const { change, isBusy } = useChange();
  // The choice being saved is shown already, until the device's data have it.
  const [wanted, setWanted] = useState<{ chosen: VisionType; instead: VisionType | null } | null>(null);
  if (wanted !== null && wanted.instead !== client.visionType) setWanted(null);
  const choose = async (visionType: VisionType) => {
    if (isBusy) return;
    setWanted({ chosen: visionType, instead: client.visionType });
    const changed = await change(ChangeVisionDocument, { clientIds: [client.id], visionType, dryRun: false });
    if (changed === null) return;
    const [result] = changed.data?.updateClients.results ?? [];
    if (result === undefined || result.error !== null) {
      setWanted(null);
      sayFailed(changed.fault, t("visionFailed"), `vision:${client.id}`);
    } else toast.success(t("visionChanged", { vision: t(visionType) }), `vision:${client.id}`);
    onChanged();
  };
  return (
    <NativeSelect.Root size="xs" maxW="14rem">
      <NativeSelect.Field
        aria-label={t("vision")}
        aria-busy={isBusy}
        fontSize={{ base: "md", md: "sm" }}
        value={wanted?.chosen ?? client.visionType ?? ""}
        onChange={({ target }) => {
          const chosen = kinds.find((kind) => kind === target.value);
          if (chosen) void choose(chosen);
        }}
      >
        {client.visionType === null && wanted === null ? <option value="" /> : null}
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kind)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
