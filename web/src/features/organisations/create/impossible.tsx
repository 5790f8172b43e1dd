import type { Reason } from '@bronhouder/domain/outcome.ts';
import { IconBuildingOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { MessagePage } from '../../../shell/failures/message-page.tsx';
import { ButtonLink } from '../../../shell/links.tsx';
import { useReasonText } from './use-reason-text.ts';

/** An address with types that cannot be: every reason, and the way to choose others. `possible`: those that can be stay chosen. */
export const ImpossibleTypes = ({ team, reasons, possible }: { team: string; reasons: Reason[]; possible: string[] }) => {
  const { t } = useTranslation();
  const text = useReasonText();
  const texts = [...new Set(reasons.map(text))];
  return (
    <MessagePage
      icon={IconBuildingOff}
      title={t('creation.impossible.title')}
      actions={<ButtonLink {...paths.teamOrganisation(team, possible)}>{t('creation.impossible.back')}</ButtonLink>}
    >
      {texts.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </MessagePage>
  );
};
