import { RadioTower, UsersRound } from "lucide-react";
import { useT } from "../../i18n/useT";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { overviewTexts } from "./overviewTexts";

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
    <NoMatch title={t("noMatchTitle")} text={t("noMatchText")} clear={t("clearFilter")} onClear={onClear} />
  );
}
