import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { useParam } from "../../shared/address/useParam";
import { NotOffered } from "../../shared/offers/NotOffered";
import { useOffers } from "../../shared/offers/useOffers";
import { BackLink } from "../../shared/ui/BackLink";
import { firmwareTexts } from "./firmwareTexts";
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
