import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';
import { usePersonName } from '../../i18n/use-person-name.ts';
import { paths } from '../../paths.ts';
import { AnchorLink } from '../../shell/links.tsx';
import { Card } from '../../ui/card.tsx';
import { Row, RowList } from '../../ui/row-list.tsx';
import { useSentences } from '../records/history/use-sentences.ts';
import type { IsilList } from './code.ts';
import classes from './isil.module.css';

/** What happened to the codes, from the log of the organisation. */
export const History = ({ organisation, lines }: { organisation: string; lines: IsilList['history'] }) => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const personName = usePersonName();
  const { sentence } = useSentences('organisation');
  return (
    <Card
      title={t('isil.history.title')}
      aside={
        <AnchorLink {...paths.organisationAuditlog(organisation)} size="xs">
          {t('shell.navigation.auditlog')}
        </AnchorLink>
      }
    >
      {lines.length === 0 && <p className={classes.below}>{t('isil.history.nothing')}</p>}
      <RowList ordered>
        {lines.map((line) => (
          <Row key={line.key} className={classes.entry}>
            {sentence({ ...line, revision: null })}
            <div className={classes.below}>
              <time dateTime={line.at}>{dateTime(line.at)}</time> · {line.by ? personName(line.by) : t('isil.history.system')}
            </div>
          </Row>
        ))}
      </RowList>
    </Card>
  );
};
