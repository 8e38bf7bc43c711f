import { useT } from "../../i18n/useT";
import { addressParams } from "../../shared/public/address";
import { MapSign } from "../../shared/public/icons";
import { usePublic } from "../../shared/public/PublicContext";
import { linkTo, publicPaths } from "../../shared/public/publicLink";
import { LogoMark } from "../../shared/ui/LogoMark";
import { publicGraphTexts } from "./publicGraphTexts";

/** Whose graphs they are, and the way back where the link leaves it. */
export function GraphHead({ group }: { group: string | null }) {
  const t = useT(publicGraphTexts);
  const { link } = usePublic();
  return (
    <header className="graph-head">
      <LogoMark className="pub-mark" />
      <p>
        {group === null ? null : <strong>{group}</strong>}
        <span>{t("system")}</span>
      </p>
      {link.hasBack ? (
        <a className="pub-button" href={linkTo(publicPaths.page, addressParams())}>
          <MapSign />
          {t("back")}
        </a>
      ) : null}
    </header>
  );
}
