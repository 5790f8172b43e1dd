/** The id of the element of a section. */
export const sectionId = (key: string): string => `section-${key}`;
