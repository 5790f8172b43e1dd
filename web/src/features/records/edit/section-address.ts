import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { jumpToField, jumpToSection } from '../../../forms/jump.ts';
import { useCurrentSection } from '../../../forms/use-current-section.ts';
import type { RecordPaths } from '../record-view.ts';

/**
 * The section that is being read, kept in the address; an address with a section, or with the path of a field behind a hash, opens
 * there: what a colleague was sent is what they see.
 */
export const useSection = ({ edit }: RecordPaths, sections: Section[], leave: (path: string) => void): string | undefined => {
  const navigate = useNavigate();
  const { sectie } = useSearch({ strict: false });
  const current = useCurrentSection(
    sections.map((section) => section.key),
    sectie,
  );
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
    void navigate({ ...edit(current), replace: true, resetScroll: false });
  }, [current, navigate, edit]);
  return current;
};
