import { Button, Text } from "@chakra-ui/react";
import { NotebookPen, Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { useT } from "../../../i18n/useT";
import { PartCard } from "../../../shared/ui/PartCard";
import type { AdminClient } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";
import { NotesEditor } from "./NotesEditor";

/** What people wrote down about it; written anew in its place. */
export function NotesCard({ client, onChanged }: { client: AdminClient; onChanged: () => void }) {
  const t = useT(adminClientTexts);
  const [isEdited, setEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { notes } = client.settings;
  const close = () => {
    setEdited(false);
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <PartCard
      title={t("notes")}
      icon={<NotebookPen size={16} aria-hidden />}
      aside={
        isEdited ? null : (
          <Button ref={edit} size="xs" variant="outline" onClick={() => setEdited(true)}>
            <Pencil aria-hidden />
            {t("editNotes")}
          </Button>
        )
      }
    >
      {isEdited ? (
        <NotesEditor client={client} onChanged={onChanged} onClose={close} />
      ) : notes ? (
        <Text textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {notes}
        </Text>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {t("noNotes")}
        </Text>
      )}
    </PartCard>
  );
}
