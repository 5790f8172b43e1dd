import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageOf } from './page-of.ts';
import { useSiteName } from './start/site.ts';

/** The address whose heading was last announced, and the one of the visit's first page, which the browser announces itself. */
let announced: string | undefined;
let first: string | undefined;

/** A heading is drawn anew when its page's data come in; then it takes over the focus that the earlier one had. */
const focusIsLost = () => document.activeElement === document.body;

/**
 * The heading of a page: names the document, and takes the focus when the user has come from another page, so that a screen reader
 * says where they are. Give the ref to the `h1`, with `tabIndex={-1}`.
 */
export const useHeading = (title: string) => {
  const { t } = useTranslation();
  const tenant = useSiteName();
  const ref = useRef<HTMLHeadingElement>(null);
  const address = useRouterState({ select: ({ matches }) => pageOf(matches.at(-1) ?? { fullPath: '', pathname: '', params: {} }) });
  useEffect(() => {
    document.title = t('shell.documentTitle', { page: title, tenant });
  }, [t, title, tenant]);
  useEffect(() => {
    first ??= address;
    if (announced === address ? first !== address && focusIsLost() : announced !== undefined) ref.current?.focus({ preventScroll: true });
    if (announced !== undefined && announced !== address) first = '';
    announced = address;
  }, [address]);
  return ref;
};
