import { useApolloClient } from "@apollo/client/react";
import { Dialog, Input, Text } from "@chakra-ui/react";
import { ITEMS_A_CALL } from "@obcestje/contract/limits/counts.js";
import { useEffect, useRef, useState } from "react";
import { PlacesOfDevicesDocument } from "../../../graphql/operations/places";
import { type T, useT } from "../../../i18n/useT";
import { TextField } from "../../form/TextField";
import { useOffers } from "../../offers/useOffers";
import { compareTexts } from "../../text/order";
import { bulkTexts } from "../bulkTexts";
import { ChangeDialog } from "../ChangeDialog";
import { ConcernedClients } from "../ConcernedClients";
import { deleteClients } from "../runs";
import type { ChangeProps } from "./changeProps";

/** To delete more devices than this, people must type their number. */
const withoutTyping = 3;

/** Number of places named. */
const mostNamed = 5;

/** Deletes devices and all their data. */
export function DeleteClientsDialog({ clients, onClose }: ChangeProps) {
  const t = useT(bulkTexts);
  const apollo = useApolloClient();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const count = clients.length;
  const [first] = clients;
  const mustType = count > withoutTyping;
  // What is deleted leaves the list: the places are those from before.
  const [ids] = useState(() => clients.map(({ id }) => id));
  const lost = useLostPlaces(ids);
  return (
    <ChangeDialog
      title={count === 1 ? t("deleteTitleOne", { name: first?.name ?? "" }) : t("deleteTitle", { count })}
      clients={clients}
      run={deleteClients(apollo)}
      isReady={lost.state !== "loading" && (!mustType || typed.trim() === String(count))}
      isTried={false}
      isDangerous
      initialFocusEl={mustType ? () => field.current : undefined}
      action={t("deleteAction")}
      says={{ done: t("deleted", { count }), failed: t("deleteFailed") }}
      onClose={onClose}
    >
      {count === 1 ? null : <ConcernedClients clients={clients} />}
      <Dialog.Description color="fg.muted">{t("deleteText")}</Dialog.Description>
      <LostAtPlaces lost={lost} />
      {mustType ? (
        <TextField label={t("deleteCount", { count })} error={undefined}>
          <Input
            ref={field}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </TextField>
      ) : null}
    </ChangeDialog>
  );
}

/** What the devices measured at places goes, too. */
function LostAtPlaces({ lost }: { lost: LostPlaces }) {
  const t = useT(bulkTexts);
  if (lost.state === "loading" || (lost.state === "told" && lost.names.length === 0)) return null;
  return (
    <Text color="fg.warning" overflowWrap="anywhere" role="status">
      {lost.state === "failed" ? t("deletePlacesUnknown") : null}
      {lost.state === "told" ? placesText(t, lost.names) : null}
    </Text>
  );
}

function placesText(t: T<typeof bulkTexts>, all: readonly string[]): string {
  const names = all.slice(0, mostNamed).join(", ");
  const more = all.length - mostNamed;
  return more > 0 ? t("deletePlacesMore", { names, count: more }) : t("deletePlaces", { names });
}

type LostPlaces =
  | { state: "loading" }
  | { state: "failed" }
  /** Names of the places where the devices measured, which lose that with them. */
  | { state: "told"; names: readonly string[] };

/** The places where devices stand or stood; none, if the platform keeps no stays. */
function useLostPlaces(ids: readonly string[]): LostPlaces {
  const apollo = useApolloClient();
  const areKept = useOffers().has("PLACES");
  const key = ids.join(",");
  const [told, setTold] = useState<LostPlaces>({ state: "loading" });
  useEffect(() => {
    if (!areKept) return;
    let isLeft = false;
    const all = key.split(",");
    const parts = Array.from({ length: Math.ceil(all.length / ITEMS_A_CALL) }, (_, part) =>
      all.slice(part * ITEMS_A_CALL, (part + 1) * ITEMS_A_CALL),
    );
    const ask = async (): Promise<LostPlaces> => {
      const names = new Map<string, string>();
      for (const part of parts) {
        const { data } = await apollo.query({
          query: PlacesOfDevicesDocument,
          variables: { ids: part },
          fetchPolicy: "no-cache",
        });
        const stays = data?.clients?.flatMap((client) => client.stays?.list ?? []) ?? [];
        for (const { place } of stays) if (place !== null) names.set(place.id, place.name);
      }
      return { state: "told", names: [...names.values()].sort(compareTexts) };
    };
    ask()
      .catch((): LostPlaces => ({ state: "failed" }))
      .then((lost) => {
        if (!isLeft) setTold(lost);
      });
    return () => {
      isLeft = true;
    };
  }, [apollo, key, areKept]);
  return areKept ? told : { state: "told", names: [] };
}
