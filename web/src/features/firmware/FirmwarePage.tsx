import { paths } from "../../app/paths";
import { firmwareTexts } from "./firmwareTexts";
import { useT } from "../../i18n/useT";
import { NotOffered } from "../../shared/offers/NotOffered";
import { useOffers } from "../../shared/offers/useOffers";
import { useParam } from "../../shared/roads/useParam";
import { BackLink } from "../../shared/ui/BackLink";
import { FirmwareListPage } from "./list/FirmwareListPage";
import { RolloutPage } from "./rollouts/RolloutPage";

/** /admin/firmware: all firmware and its rollouts, or the rollout that the address names. */
export function FirmwarePage() {
  const t = useT(firmwareTexts);
  const offers = useOffers();
  const [rollout] = useParam("rollout");
  const [view] = useParam("view");
  const isOfRollouts = view === "rollouts" || (rollout !== null && rollout !== "new");
  if (isOfRollouts && !offers.has("ROLLOUTS"))
    return (
      <NotOffered what="ROLLOUTS">
        <BackLink to={paths.firmware}>{t("title")}</BackLink>
      </NotOffered>
    );
  return rollout === null || rollout === "new" ? (
    <FirmwareListPage />
  ) : (
    <RolloutPage key={rollout} id={rollout} />
  );
}
