/** Charts read texts as markup, and people write names. */
export const asMarkup = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
