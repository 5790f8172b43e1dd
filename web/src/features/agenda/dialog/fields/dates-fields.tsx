import { useItem } from '../item-context.ts';
import { RepetitionFields } from './repetition-fields.tsx';
import { SpanFields } from './span-fields.tsx';

/** A moment, once or again and again. */
export const DatesFields = () => {
  const { item, shown, type } = useItem();
  const { dates } = item;
  return (
    <>
      <SpanFields span={dates.span} path="timing.span" name="" problems={shown} onChange={(span) => type({ dates: { ...dates, span } })} />
      <RepetitionFields />
    </>
  );
};
