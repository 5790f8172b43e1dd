import type { Key } from '@bronhouder/domain/instant.ts';
import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RestoredNotice } from '../../../forms/restored-notice.tsx';
import { LibraryOf } from '../../../forms/supplements/library-of.tsx';
import { useSaveKey } from '../../../forms/use-save-key.ts';
import type { AgendaItem } from './agenda-item.ts';
import { type Preview, previewOf } from './coming/coming.ts';
import { ComingPanel } from './coming/coming-panel.tsx';
import { useMoveFollowing } from './coming/use-move-following.ts';
import { DatesFields } from './fields/dates-fields.tsx';
import { HoursFields } from './fields/hours-fields.tsx';
import { KindChoice } from './fields/kind-choice.tsx';
import { LocationField } from './fields/location-field.tsx';
import { ProductSelect } from './fields/product-select.tsx';
import { SeriesFields } from './fields/series-fields.tsx';
import classes from './item-dialog.module.css';
import { ItemProvider } from './item-context.ts';
import { ItemNotices } from './item-notices.tsx';
import { SaveBar } from './save-bar.tsx';
import { type Preset, timingOf } from './typed-item.ts';
import { useItemForm } from './use-item-form.ts';
import { type SavedAs, useItemSave } from './use-item-save.ts';

export type ItemFormProps = {
  organisation: Key;
  saved: AgendaItem | null;
  preset: Preset;
  at?: string | undefined;
  /** It was saved or thrown away, and is about to close: nothing is left to keep. */
  over: boolean;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
  /** Null: it was erased. */
  onSaved: (saved: SavedAs | null) => void;
};

const fields = { dates: DatesFields, series: SeriesFields, hours: HoursFields };

/** The dates of what is typed; while that is not finished those of before, so that nothing jumps about. */
const usePreview = (item: Parameters<typeof timingOf>[0], today: string): { preview: Preview | null; stale: boolean } => {
  const now = useMemo(() => previewOf(timingOf(item), today), [item, today]);
  const last = useRef<Preview | null>(null);
  if (now) last.current = now;
  const before = last.current?.timing.kind === item.kind ? last.current : null;
  return { preview: now ?? before, stale: !now && before !== null };
};

/** The path of what is left, of opening hours within the field that holds them. */
const pathLeft = (target: Element): string | undefined => {
  const part = target.closest('[data-part]')?.getAttribute('data-part');
  const prefix = target.closest('[data-prefix]')?.getAttribute('data-prefix');
  return part && prefix ? `${prefix}.${part}` : (part ?? undefined);
};

/** The input of an agenda item on one side, its dates on the other. */
export const ItemForm = ({ organisation, saved, preset, at, over, onDirty, onClose, onSaved }: ItemFormProps) => {
  const { t } = useTranslation();
  const form = useItemForm({ organisation, saved, preset, over });
  const { state, shown, type, dirty, today } = form;
  const saving = useItemSave({ organisation, saved, form, onSaved });
  const following = useMoveFollowing(saved, dirty, onSaved);
  const { preview, stale } = usePreview(state.item, today);
  const [known] = useState(() => saved?.product ?? preset.product ?? null);
  const around = useMemo(() => ({ item: state.item, organisation, known, shown, type }), [state.item, organisation, known, shown, type]);
  useSaveKey(() => void saving.save());
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const Fields = fields[state.item.kind];
  const leave = (event: FocusEvent<HTMLElement>) => {
    const path = document.activeElement === event.target ? undefined : pathLeft(event.target);
    if (path) form.leave(path);
  };
  return (
    <LibraryOf organisation={organisation}>
      <ItemProvider value={around}>
        <div className={classes.columns}>
          <div className={classes.form} onBlur={leave}>
            {form.restored && <RestoredNotice at={form.restored.at} onDiscard={form.discard} onClose={form.restored.dismiss} />}
            <ItemNotices saved={saved} form={form} failed={saving.failed} />
            <section className={classes.part} aria-label={t('agendaDialog.what')}>
              <ProductSelect />
              <LocationField />
            </section>
            <section className={classes.part} aria-label={t('agendaDialog.when')}>
              <KindChoice />
              <Fields />
            </section>
          </div>
          <ComingPanel
            preview={preview}
            stale={stale}
            was={saved?.timing ?? null}
            item={saved?.key ?? null}
            at={at}
            following={following}
            mayChange
          />
        </div>
        <SaveBar saved={saved} form={form} saving={saving} preview={preview} onClose={onClose} onErased={() => onSaved(null)} />
      </ItemProvider>
    </LibraryOf>
  );
};
