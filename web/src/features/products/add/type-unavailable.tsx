import { IconForbid2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { MessagePage } from '../../../shell/failures/message-page.tsx';
import { ButtonLink } from '../../../shell/links.tsx';
import type { ProductPlace } from '../place.ts';

/** An address with a type that nothing can be made of (point 8). */
export const TypeUnavailable = ({ place, organisation }: { place: ProductPlace; organisation: string }) => {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon={IconForbid2}
      title={t('product.add.unavailable')}
      actions={<ButtonLink {...paths.productAdd(place, organisation)}>{t('product.new.change')}</ButtonLink>}
    >
      <p>{t('product.add.unavailableLead')}</p>
    </MessagePage>
  );
};
