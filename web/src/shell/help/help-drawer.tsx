import { Alert, Anchor, Button, Drawer } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import Markdown, { type Components } from 'react-markdown';
import tables from 'remark-gfm';
import { knownSettings } from '../../api/settings.ts';
import { useLanguage } from '../../i18n/use-formats.ts';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import classes from './help-drawer.module.css';
import { helpTextQuery } from './help-text.ts';
import { helpSection } from './section.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';

/** The drawer has the heading of the first level; a text's own headings come below it. */
const components: Components = { h1: 'h2', h2: 'h3', h3: 'h4' };

const MoreHelp = ({ section }: { section: string }) => {
  const { t } = useTranslation();
  const settings = knownSettings();
  const page = settings?.helpUrls[section] ?? settings?.helpUrls['default'];
  if (!settings || !page || settings.baseHelpUrl === settings.docsUrl) return null;
  return (
    <Anchor href={`${settings.baseHelpUrl}/${page}`} target="_blank" rel="noreferrer" mt="md" display="inline-flex" style={{ gap: 4 }}>
      {t('help.external')}
      <IconExternalLink size={16} aria-hidden />
    </Anchor>
  );
};

/** The help text of the page, beside it. */
export const HelpDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  const language = useLanguage();
  const section = useRouterState({ select: ({ location }) => helpSection(location.pathname) });
  const { data, isError, refetch } = useQuery(helpTextQuery(language, section));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={420}
      title={t('help.title')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      {isError && (
        <Alert color="yellow">
          {t('help.failed')}
          <div>
            <Button mt="xs" variant="default" onClick={() => void refetch()}>
              {t('errors.retry')}
            </Button>
          </div>
        </Alert>
      )}
      {!isError && data === undefined && <LinesSkeleton lines={8} />}
      {data !== undefined && (
        <div className={classes.text}>
          <Markdown components={components} remarkPlugins={[tables]}>
            {data}
          </Markdown>
        </div>
      )}
      <MoreHelp section={section} />
    </Drawer>
  );
};
