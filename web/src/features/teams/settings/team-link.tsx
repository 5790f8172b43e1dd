import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import { useTeamMenu } from '../../../shell/menu/menus.ts';

/** A team by name; a link to its settings where the reader may see that team. */
export const TeamLink = ({ team }: { team: { key: string; name: string } }) => {
  const crumbs = useTeamMenu()?.breadcrumbs ?? [];
  if (!crumbs.some(({ key, reachable }) => key === team.key && reachable)) return <strong>{team.name}</strong>;
  return (
    <AnchorLink {...paths.teamEdit(team.key)} inherit underline="always">
      {team.name}
    </AnchorLink>
  );
};
