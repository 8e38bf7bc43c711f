import { skipToken } from "@apollo/client/react";
import { Alert, Button, HStack, Text } from "@chakra-ui/react";
import { lazy, Suspense, useState } from "react";
import { DenyMoveDocument, useMoveHintQuery } from "../../../graphql/operations/places";
import { useLanguage, useT } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { answerOf } from "../../../shared/live/answerOf";
import { formatQuantity } from "../../../shared/number/format";
import { formatDateTime } from "../../../shared/time/format";
import { sayFailed } from "../../../shared/ui/sayFailed";
import type { PanelProps } from "../panelProps";
import type { MoveHint } from "./moveChoice";
import { placesTexts } from "./placesTexts";

const MoveDialog = lazy(async () => ({ default: (await import("./MoveDialog")).MoveDialog }));

/** Asks whoever may move a device whether it was moved, where something speaks for it. */
export function MoveHintNote({ client, stays: { canEdit } }: Pick<PanelProps, "client" | "stays">) {
  const t = useT(placesTexts);
  const { change, isBusy } = useChange();
  const [isOpen, setOpen] = useState(false);
  const isAsked = canEdit && !client.isPlace;
  const query = useMoveHintQuery(
    isAsked ? { variables: { id: client.id }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  const hint = answerOf(query).data?.client?.moveHint;
  if (!isAsked || !hint) return null;
  const deny = async () => {
    const denied = await change(DenyMoveDocument, {
      clientId: client.id,
      until: hint.noticed,
      dryRun: false,
    });
    if (denied?.fault) sayFailed(denied.fault, t("hintFailed"), `move:${client.id}`);
    await query.refetch().catch(() => undefined);
  };
  return (
    <Alert.Root status="info" alignItems="start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t("hintTitle")}</Alert.Title>
        <Alert.Description>
          <Signs hint={hint} zone={client.timeZone} />
          <Text>{t("hintMeans")}</Text>
          <HStack gap="2" wrap="wrap" mt="2">
            <Button size="xs" colorPalette="brand" disabled={isBusy} onClick={() => setOpen(true)}>
              {t("hintYes")}
            </Button>
            <Button size="xs" variant="outline" loading={isBusy} onClick={() => void deny()}>
              {t("hintNo")}
            </Button>
          </HStack>
        </Alert.Description>
      </Alert.Content>
      {isOpen ? (
        <Suspense fallback={null}>
          <MoveDialog clientId={client.id} correct={null} hint={hint} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Alert.Root>
  );
}

const words = { POSITION: "hintPosition", TEXTS: "hintTexts", TRAFFIC: "hintTraffic" } as const;

function Signs({ hint, zone }: { hint: MoveHint; zone: string }) {
  const t = useT(placesTexts);
  const language = useLanguage();
  const time = formatDateTime(hint.noticed, zone);
  const metres = formatQuantity(hint.metres, "m", language);
  return hint.signs.map((sign) => <Text key={sign}>{t(words[sign], { time, metres })}</Text>);
}
