import classes from './coming.module.css';

const date = /(\d\d-\d\d-\d{4})/;

/** A text whose dates do not break at their hyphens. */
export const WholeDates = ({ children }: { children: string }) =>
  children.split(date).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <span key={at} className={classes.unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
