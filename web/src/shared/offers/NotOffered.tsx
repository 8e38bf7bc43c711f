import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import type { PortalOffer } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { PageMessage } from "../ui/PageState";
import { PageTitle } from "../ui/PageTitle";
import { offersTexts } from "./offersTexts";

/** Offers that somebody may ask for by an address. */
export type NamedOffer = PortalOffer & keyof typeof offersTexts.sl;

type NotOfferedProps = {
  what: NamedOffer;
  /** The way back. */
  children: ReactNode;
};

/** In the place of a page that the portal's platform has nothing for: what it lacks, in one sentence. */
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
