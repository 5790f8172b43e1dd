import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteName } from './start/site.ts';

/** The address whose heading was last announced; the first page of a visit is announced by the browser itself. */
let announced: string | undefined;

/**
 * The heading of a page: names the document, and takes the focus when the user has come from another page, so that a screen reader
 * says where they are. Give the ref to the `h1`, with `tabIndex={-1}`.
 */
export const useHeading = (title: string) => {
  const { t } = useTranslation();
  const tenant = useSiteName();
  const ref = useRef<HTMLHeadingElement>(null);
  const address = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    document.title = t('shell.documentTitle', { page: title, tenant });
  }, [t, title, tenant]);
  useEffect(() => {
    if (announced !== undefined && announced !== address) ref.current?.focus({ preventScroll: true });
    announced = address;
  }, [address]);
  return ref;
};
