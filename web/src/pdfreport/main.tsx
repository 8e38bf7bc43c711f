import "../theme/fonts.css";
import "./pdfreport.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { patterns } from "../app/paths";
import { PdfReportPage } from "../features/report/PdfReportPage";

const root = document.getElementById("root");
if (root === null) throw new Error("pdfreport.html lacks #root");

// A page of its own, without the portal's code: what prints it boots a new one for each report.
createRoot(root).render(
  <StrictMode>
    <RouterProvider
      router={createBrowserRouter([{ path: patterns.pdfReport, element: <PdfReportPage /> }])}
    />
  </StrictMode>,
);
