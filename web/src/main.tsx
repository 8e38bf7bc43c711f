import "./theme/fonts.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App";
import { refreshLanguage } from "./i18n/language";

refreshLanguage();

const root = document.getElementById("root");
if (root === null) throw new Error("index.html lacks #root");

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
