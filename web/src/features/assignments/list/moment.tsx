import { useFormats } from '../../../i18n/use-formats.ts';
import classes from '../assignments.module.css';

/** How long ago something was; the moment itself on demand. */
export const Moment = ({ at }: { at: string }) => {
  const { relative, dateTime } = useFormats();
  return (
    <time dateTime={at} title={dateTime(at)} className={classes.moment}>
      {relative(at)}
    </time>
  );
};
