import { UnstyledButton } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readState, writeState } from '../../global-state.ts';
import { lazyPart } from '../failures/lazy-part.ts';
import { OpenHelpProvider } from '../help/open-help.ts';
import { useIntroduction } from '../introduction/use-introduction.ts';
import { useLookPlace } from '../look/look-place.ts';
import { Navigation } from '../menu/navigation.tsx';
import menuClasses from '../menu/navigation.module.css';
import { OpenRightsProvider, type PlaceRef } from '../rights/open-rights.ts';
import { useUser } from '../session/current-user.ts';
import { SessionWatch } from '../session/session-watch.tsx';
import classes from './frame.module.css';
import { ImportantMessage } from './important-message.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

const NavigationDrawer = lazyPart(() => import('./navigation-drawer.tsx'), 'NavigationDrawer');
const Search = lazyPart(() => import('../search/search.tsx'), 'Search');
const HelpDrawer = lazyPart(() => import('../help/help-drawer.tsx'), 'HelpDrawer');
const SystemInfo = lazyPart(() => import('../user/system-info.tsx'), 'SystemInfo');
const LookDialog = lazyPart(() => import('../look/look-dialog.tsx'), 'LookDialog');
const LookBar = lazyPart(() => import('../look/look-bar.tsx'), 'LookBar');
const RightsPanel = lazyPart(() => import('../../features/rights/rights-panel.tsx'), 'RightsPanel');
const StandInBar = lazyPart(() => import('../stand-in/stand-in-bar.tsx'), 'StandInBar');
const Introduction = lazyPart(() => import('../introduction/introduction.tsx'), 'Introduction');

const Side = () => {
  const { t } = useTranslation();
  const [folded, setFolded] = useState(readState('navigation') === 'folded');
  const Sign = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const label = t(folded ? 'shell.navigation.unfold' : 'shell.navigation.fold');
  const toggle = () => {
    setFolded(!folded);
    writeState('navigation', folded ? undefined : 'folded');
  };
  return (
    <div className={classes.side} data-folded={folded || undefined}>
      <Navigation folded={folded} />
      <div className={`${classes.fold} ${folded ? menuClasses.folded : ''}`}>
        <UnstyledButton className={menuClasses.link} onClick={toggle} aria-label={label} w="100%">
          <Sign size={18} stroke={1.75} aria-hidden />
          {!folded && label}
        </UnstyledButton>
      </div>
    </div>
  );
};

/** The frame around every page: top bar, navigation, content; search, help and dialogs load when they are asked for. */
export const Frame = () => {
  const [navigation, openNavigation] = useDisclosure();
  const [help, openHelp] = useDisclosure();
  const [system, openSystem] = useDisclosure();
  const [search, openSearch] = useDisclosure();
  const [look, openLook] = useDisclosure();
  const [rights, openRights] = useState<PlaceRef | null>(null);
  const lookPlace = useLookPlace();
  const { looking, standIn, standsInFor } = useUser();
  const introduction = useIntroduction();
  useHotkeys([
    ['mod+K', openSearch.open],
    ['/', openSearch.open],
  ]);
  return (
    <>
      <SkipLink />
      <TopBar
        onMenu={openNavigation.open}
        onSearch={openSearch.open}
        onHelp={openHelp.open}
        onSystem={openSystem.open}
        onIntroduction={introduction.open}
        onLook={openLook.open}
        onRights={openRights}
      />
      <div className={classes.body}>
        <Side />
        <main id={contentId} tabIndex={-1} className={classes.main}>
          <div className={classes.page}>
            <Suspense>{looking && <LookBar />}</Suspense>
            <Suspense>{(standIn || standsInFor.length > 0) && <StandInBar />}</Suspense>
            <ImportantMessage />
            <OpenHelpProvider value={openHelp.open}>
              <OpenRightsProvider value={openRights}>
                <Outlet />
              </OpenRightsProvider>
            </OpenHelpProvider>
          </div>
        </main>
      </div>
      <SessionWatch />
      <Suspense>
        {navigation && <NavigationDrawer onClose={openNavigation.close} />}
        {search && <Search onClose={openSearch.close} />}
        {help && <HelpDrawer onClose={openHelp.close} />}
        {system && <SystemInfo onClose={openSystem.close} />}
        {look && lookPlace && <LookDialog place={lookPlace} onClose={openLook.close} />}
        {rights && <RightsPanel place={rights} onClose={() => openRights(null)} />}
        {introduction.opened && <Introduction onClose={introduction.close} />}
      </Suspense>
    </>
  );
};
