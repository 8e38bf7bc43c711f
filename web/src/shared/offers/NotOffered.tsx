import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import type { PortalOffer } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { PageMessage } from "../ui/PageState";
import { PageTitle } from "../ui/PageTitle";
import { offersTexts } from "./offersTexts";

/** Offers that a page's address may need. */
export type NamedOffer = PortalOffer & keyof typeof offersTexts.sl;

type NotOfferedProps = {
  what: NamedOffer;
  /** The link back. */
  children: ReactNode;
};

/** Shown instead of a page that the portal's platform does not support: one sentence on the missing offer. */
export function NotOffered({ what, children }: NotOfferedProps) {
  const t = useT(offersTexts);
  const said = t("notOffered", { what: t(what) });
  return (
    <>
      <PageTitle>{said}</PageTitle>
      <PageMessage as="h1" icon={<SearchX />} title={said} action={children} />
    </>
  );
}
