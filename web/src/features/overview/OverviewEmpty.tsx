import { Button } from "@chakra-ui/react";
import { RadioTower, SearchX, UsersRound } from "lucide-react";
import { overviewTexts } from "../../i18n/texts/overview";
import { useT } from "../../i18n/useT";
import { PageMessage } from "../../shared/ui/PageState";

/** Nothing yet, or no access: two different things to do about it. */
export function NoClients({ hasNoGroup }: { hasNoGroup: boolean }) {
  const t = useT(overviewTexts);
  return hasNoGroup ? (
    <PageMessage title={t("noGroupTitle")} text={t("noGroupText")} icon={<UsersRound />} />
  ) : (
    <PageMessage title={t("emptyTitle")} text={t("emptyText")} icon={<RadioTower />} />
  );
}

export function NothingMatches({ onClear }: { onClear: () => void }) {
  const t = useT(overviewTexts);
  return (
    <PageMessage
      title={t("noMatchTitle")}
      text={t("noMatchText")}
      icon={<SearchX />}
      action={
        <Button size="sm" variant="outline" onClick={onClear}>
          {t("clearFilter")}
        </Button>
      }
    />
  );
}
