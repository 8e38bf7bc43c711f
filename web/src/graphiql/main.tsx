import "../theme/fonts.css";
import "graphiql/style.css";
import "./graphiql.css";
import { createRoot } from "react-dom/client";
import { ApiExplorer } from "./ApiExplorer";

const root = document.getElementById("root");
if (root === null) throw new Error("graphiql.html lacks #root");

createRoot(root).render(<ApiExplorer />);
