import { useT } from "../../i18n/useT";
import { uiTexts } from "./uiTexts";

/** Title of the browser's tab: the page, then the product. */
export function PageTitle({ children }: { children: string }) {
  const t = useT(uiTexts);
  return <title>{`${children} · ${t("productName")}`}</title>;
}
