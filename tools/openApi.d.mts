/** Types of openApi.mjs, for tests in TypeScript: who reads a part of the document says what that is. */
export function readOpenApi<Document = unknown>(): Document;
export function writtenOut<Document>(document: unknown): Document;
