/** What a message needs to be filled in: numbers, dates as ISO text, names. Never secrets. */
export type Values = Record<string, string | number | boolean>;
