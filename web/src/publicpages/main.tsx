import "../theme/fonts.css";
import "../shared/public/style/base.css";
import "../shared/public/style/parts.css";
import { type ComponentType, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { visitLanguage } from "../i18n/language";
import { addressParams } from "../shared/public/address";
import { chartStyle } from "../shared/public/chart/chartStyle";
import { PublicShell } from "../shared/public/PublicShell";
import { publicPaths, readLink } from "../shared/public/publicLink";
import { themeStyle } from "../theme/themeStyle";

const root = document.getElementById("root");
if (root === null) throw new Error("public.html lacks #root");

/** Each page brings what it shows, and nothing of the others. */
const pages: Record<string, () => Promise<ComponentType>> = {
  [publicPaths.graph]: async () => (await import("../features/public-graph/PublicGraphPage")).PublicGraphPage,
  [publicPaths.embeddedGraph]: async () =>
    (await import("../features/embed-graph/EmbeddedGraphPage")).EmbeddedGraphPage,
  [publicPaths.embeddedMap]: async () =>
    (await import("../features/embed-map/EmbeddedMapPage")).EmbeddedMapPage,
};
const publicPage = async () => (await import("../features/public-page/PublicPage")).PublicPage;
const loadPage = pages[window.location.pathname.replace(/\/$/, "")] ?? publicPage;

const style = document.createElement("style");
style.textContent = themeStyle() + chartStyle();
document.head.append(style);
// The link alone decides: a page in a frame has no business with what this browser stores.
visitLanguage(readLink(addressParams()).language);

// Pages of their own, without the portal's code: anybody opens them, some for weeks.
createRoot(root).render(
  <StrictMode>
    <PublicShell load={loadPage} />
  </StrictMode>,
);
