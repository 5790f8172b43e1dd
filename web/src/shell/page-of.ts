type Match = { fullPath: string; pathname: string; params: Record<string, string | undefined> };

/** The page that an address shows. What stands open in it (`{-$item}` in the path of its route) makes it no other page. */
export const pageOf = ({ fullPath, pathname, params }: Match): string => {
  const open = [...fullPath.matchAll(/\{-\$(\w+)\}/g)].filter(([, name = '']) => params[name] !== undefined).length;
  const steps = pathname.replace(/\/$/, '').split('/');
  return steps.slice(0, steps.length - open).join('/');
};
