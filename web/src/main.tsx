import "./theme/fonts.css";
import "./theme/print.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { App } from "./app/App";
import { routes } from "./app/routes";
import { refreshLanguage } from "./i18n/language";

refreshLanguage();

const root = document.getElementById("root");
if (root === null) throw new Error("index.html lacks #root");

const portal = (
  <StrictMode>
    <App router={createBrowserRouter(routes)} />
  </StrictMode>
);
// The sign-in page may stand there already (firstView/): its elements are taken over as they are, with what was typed.
if (root.hasChildNodes()) hydrateRoot(root, portal);
else createRoot(root).render(portal);
