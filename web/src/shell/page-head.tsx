import type { ReactNode } from 'react';
import type { FavouriteType } from '../api/types.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Breadcrumbs, type Step } from './breadcrumbs.tsx';
import { Star } from './favourites/star.tsx';
import { useHeading } from './heading.ts';

type PageHeadProps = {
  /** The heading, which also names the document. */
  title: string;
  /** The last step of the breadcrumbs, on a page below a record; the record's own page leaves it out. */
  page?: string;
  /** The record with a star, on its own page. */
  star?: { type: FavouriteType; key: string; payload?: Record<string, string> };
  /** Steps of the breadcrumbs between the place and this page. */
  above?: readonly Step[];
  /** State chips. */
  chips?: ReactNode;
  actions?: ReactNode;
};

/** The top of every page in the frame: breadcrumbs, heading, star, chips, actions. Takes the focus after navigation. */
export const PageHead = ({ title, page, star, above, chips, actions }: PageHeadProps) => {
  const heading = useHeading(title);
  return (
    <PageHeader
      headingRef={heading}
      above={<Breadcrumbs above={above} page={page} />}
      title={title}
      beside={
        <>
          {star && <Star record={{ ...star, title }} />}
          {chips}
        </>
      }
      actions={actions}
    />
  );
};
