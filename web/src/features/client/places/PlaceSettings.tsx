import { Alert, Button, Flex, Stack, Link as StyledLink } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths";
import { DeletePlaceDocument } from "../../../graphql/operations/places";
import { useT } from "../../../i18n/useT";
import { useReason } from "../../../shared/bulk/useReason";
import { useChange } from "../../../shared/change/useChange";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { FaultText } from "../../../shared/ui/FaultText";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import type { PanelProps } from "../panelProps";
import { placesTexts } from "./placesTexts";
import { useDeviceName } from "./useDeviceName";

type Place = { id: string; name: string };

type PlaceSettingsProps = Pick<PanelProps, "stays"> & {
  place: Place;
  /** The form of its settings. */
  children: ReactNode;
};

/**
 * Settings of a place. While a device stands there, they are edited with the device: a limit decides what it
 * shows. A place without a stay can be deleted.
 */
export function PlaceSettings({ place, stays: { list, canEdit }, children }: PlaceSettingsProps) {
  const t = useT(placesTexts);
  const nameOf = useDeviceName();
  const present = list?.filter(({ until }) => until === null) ?? [];
  if (present.length > 0)
    return (
      <Alert.Root status="info" maxW="60rem">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title fontWeight="normal">{t("editedAtDevice")}</Alert.Title>
          <Stack gap="1">
            {present.map((stay) =>
              stay.client === null ? null : (
                <StyledLink key={stay.clientId} asChild color="brand.fg" w="fit-content">
                  <Link to={`${paths.client(stay.clientId)}?tab=settings`}>
                    {t("toSettings", { device: nameOf(stay) })}
                  </Link>
                </StyledLink>
              ),
            )}
          </Stack>
        </Alert.Content>
      </Alert.Root>
    );
  return (
    <>
      {children}
      {list?.length === 0 && canEdit ? <DeletePlace place={place} /> : null}
    </>
  );
}

function DeletePlace({ place: { id, name } }: { place: Place }) {
  const t = useT(placesTexts);
  const reasonOf = useReason();
  const navigate = useNavigate();
  const { change, isBusy } = useChange();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const remove = async () => {
    const changed = await change(DeletePlaceDocument, { id, dryRun: false });
    if (changed === null) return;
    if (changed.fault === null) {
      toast.success(t("deleted"), `place:${id}`);
      await navigate(paths.overview);
      return;
    }
    setRefusal(changed.fault.kind === "refused" ? reasonOf(changed.fault.error) : null);
    sayFailed(changed.fault, t("deleteFailed"), `place:${id}`);
  };
  return (
    <Flex>
      <Button variant="outline" colorPalette="red" size="sm" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {t("deletePlace")}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t("deleteTitle", { name })}
          text={t("deleteText")}
          action={t("deletePlace")}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          <FaultText>{refusal}</FaultText>
        </ConfirmDialog>
      ) : null}
    </Flex>
  );
}
