import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { jumpToField, jumpToSection } from '../../../forms/jump.ts';
import { paths } from '../../../paths.ts';

/** The section in the address, and the field behind its hash: what a colleague was sent is what they see. */
export const useSectionAddress = (organisation: string, current: string | undefined, leave: (path: string) => void) => {
  const navigate = useNavigate();
  const { sectie } = useSearch({ strict: false });
  const field = useRouterState({ select: ({ location }) => location.hash });
  const first = useRef({ sectie, field });
  useEffect(() => {
    const { sectie: section, field: path } = first.current;
    if (section && !path) jumpToSection(section, 'auto');
  }, []);
  useEffect(() => {
    if (!field) return;
    leave(field);
    const timer = window.setTimeout(() => jumpToField(field), 50);
    return () => window.clearTimeout(timer);
  }, [field, leave]);
  const told = useRef(sectie ?? current);
  useEffect(() => {
    if (!current || told.current === current) return;
    told.current = current;
    void navigate({ ...paths.organisationEdit(organisation), search: { sectie: current }, replace: true, resetScroll: false });
  }, [current, navigate, organisation]);
};
