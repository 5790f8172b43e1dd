import { type MessageValues, message } from '@bronhouder/phrases/message.ts';

export { nl } from '@bronhouder/phrases/nl.ts';

/** A text of the portal with its values filled in, in Dutch. */
export const say = (text: string, values: MessageValues = {}): string => message('nl', text, values);

/** A text of the portal, whatever its values are. */
export const like = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{[^{}]+\}/)
      .map(RegExp.escape)
      .join('.+'),
  );
