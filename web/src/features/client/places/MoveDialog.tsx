import { useMoveChoicesQuery } from "../../../graphql/operations/places";
import { useT } from "../../../i18n/useT";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastGood } from "../../../shared/live/useLastGood";
import { LargeDialog } from "../../../shared/ui/LargeDialog";
import { PartFault } from "../../../shared/ui/PartFault";
import { MoveForm } from "./MoveForm";
import type { MoveHint } from "./moveChoice";
import { placesTexts } from "./placesTexts";
import type { Stay } from "./useStays";

type MoveDialogProps = {
  /** The device. */
  clientId: string;
  /** A stay to correct; null: the device is moved. */
  correct: Stay | null;
  /** A move that nobody told of yet. */
  hint?: MoveHint | null;
  onClose: () => void;
};

/** Moves a device, or corrects a stay, once what changes was shown. */
export function MoveDialog({ clientId, correct, hint = null, onClose }: MoveDialogProps) {
  const t = useT(placesTexts);
  const query = useMoveChoicesQuery({
    variables: { id: clientId },
    fetchPolicy: "network-only",
    ...everyMinute,
  });
  const { data } = useLastGood(answerOf(query), clientId);
  const refetch = () => query.refetch();
  if (data?.client && data.places)
    return (
      <MoveForm
        device={data.client}
        places={data.places}
        correct={correct}
        hint={hint}
        refetch={refetch}
        onClose={onClose}
      />
    );
  // It opens once it has something to choose.
  if (query.loading || (query.error === undefined && data === undefined)) return null;
  return (
    <LargeDialog title={t(correct === null ? "move" : "correct")} width="46rem" onClose={onClose}>
      <PartFault text={t("loadFailed")} at={null} onRetry={() => void refetch().catch(() => undefined)} />
    </LargeDialog>
  );
}
