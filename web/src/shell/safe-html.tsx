import { useEffect, useState } from 'react';

const looksLikeHtml = (text: string) => /<[a-z/!]/i.test(text);
const allowed = {
  ALLOWED_TAGS: ['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
};

const withoutTags = (text: string) => text.replace(/<[^>]*>/g, ' ');

/** A text of the server in which a few tags may stand (point 8); anything else is taken out. Until the cleaner is there, bare text. */
export const SafeHtml = ({ text }: { text: string }) => {
  const [clean, setClean] = useState<string>();
  useEffect(() => {
    if (!looksLikeHtml(text)) return undefined;
    let current = true;
    void import('dompurify').then(({ default: cleaner }) => current && setClean(cleaner.sanitize(text, allowed)));
    return () => {
      current = false;
    };
  }, [text]);
  if (!looksLikeHtml(text)) return text;
  if (clean === undefined) return withoutTags(text);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned to a short list of tags, links only
  return <span dangerouslySetInnerHTML={{ __html: clean }} />;
};
