import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const gateway = "http://127.0.0.1:4000";
const proxy = {
  "/graphql": { target: gateway, ws: true },
  "/pdf": { target: gateway },
};

export default defineConfig({
  plugins: [react()],
  server: { proxy },
  preview: { proxy },
  // The content security policy allows no data: fonts or scripts, so nothing is inlined.
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 500 },
});
