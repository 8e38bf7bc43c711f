import { NativeSelect } from "@chakra-ui/react";
import { useState } from "react";
import type { VisionType } from "../../../graphql/generated";
import { ChangeVisionDocument } from "../../../graphql/operations/adminClient";
import { useT } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import type { AdminClient } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";

const kinds: readonly VisionType[] = ["NO_VISION", "VISION_VEHICLES", "VISION_BIKE"];

type VisionSelectProps = { client: Pick<AdminClient, "id" | "visionType">; onChanged: () => void };

/** Vision type of the device's camera, empty if unknown; a choice is saved at once. */
export function VisionSelect({ client, onChanged }: VisionSelectProps) {
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
