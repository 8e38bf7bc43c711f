import { useParam } from "../../shared/roads/useParam";
import { FirmwareListPage } from "./list/FirmwareListPage";
import { RolloutPage } from "./rollouts/RolloutPage";

/** /admin/firmware: all firmware and its rollouts, or the rollout that the address names. */
export function FirmwarePage() {
  const [rollout] = useParam("rollout");
  return rollout === null || rollout === "new" ? (
    <FirmwareListPage />
  ) : (
    <RolloutPage key={rollout} id={rollout} />
  );
}
