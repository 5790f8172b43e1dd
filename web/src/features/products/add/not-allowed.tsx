import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { MessagePage } from '../../../shell/failures/message-page.tsx';
import { ButtonLink } from '../../../shell/links.tsx';
import type { ProductPlace } from '../place.ts';

/** For who came by an address to where they may not make products, or to an organisation that is archived. */
export const CreationNotAllowed = ({ place, archived }: { place: ProductPlace; archived: boolean }) => {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon={IconLock}
      title={t('product.add.notAllowed')}
      actions={<ButtonLink {...paths.products(place)}>{t('product.add.back')}</ButtonLink>}
    >
      <p>{t(archived ? 'refusals.save.archived.message' : 'product.add.notAllowedMessage')}</p>
    </MessagePage>
  );
};
