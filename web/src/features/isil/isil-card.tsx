import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { paths } from '../../paths.ts';
import { AnchorLink } from '../../shell/links.tsx';
import { Card } from '../../ui/card.tsx';

/** The ISIL code of now on the settings of an organisation, and the way to all of them: also for one that has none yet. */
export const IsilCard = ({ organisation }: { organisation: string }) => {
  const { t } = useTranslation();
  const { data } = useQuery(queries.isil.list.queryOptions({ input: { organisation } }));
  const current = data?.codes.find((code) => code.current);
  return (
    <Card title={t('isil.title')} aside={<AnchorLink {...paths.organisationIsil(organisation)}>{t('isil.settings.open')}</AnchorLink>}>
      {current ? `${t('isil.current')}: ${current.code}` : t('isil.settings.lead')}
    </Card>
  );
};
