// Runs TypeScript with decorator metadata directly from source: node --import ./tools/swc-register.mjs
// src/main.ts
import { register } from "node:module";

register("./swc-hooks.mjs", import.meta.url);
process.setSourceMapsEnabled(true);
