import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '../../shell/failures/message-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Why nothing can be put into an agenda: the right is missing, its organisation is archived, or it is looked at from a team. */
export type Against = 'right' | 'archived' | 'team';

/** `part`: on the page of a record, below its own heading. `back`: the way to the agenda itself. */
type Props = { against: Against; part?: boolean; back: ReactNode };

/** For who came by an address to an agenda of which they may see nothing: otherwise it would look as if nothing took place. */
export const ReadingNotAllowed = () => {
  const { t } = useTranslation();
  return (
    <EmptyState icon={IconLock} title={t('calendar.unread.title')}>
      {t('calendar.unread.lead')}
    </EmptyState>
  );
};

/** For who came by an address to where they may not put anything into the agenda. */
export const MakingNotAllowed = ({ against, part = false, back }: Props) => {
  const { t } = useTranslation();
  const title = t('calendar.notAllowed.title');
  const why = t(`calendar.notAllowed.${against}`);
  return part ? (
    <EmptyState icon={IconLock} title={title} action={back}>
      {why}
    </EmptyState>
  ) : (
    <MessagePage icon={IconLock} title={title} actions={back}>
      <p>{why}</p>
    </MessagePage>
  );
};
