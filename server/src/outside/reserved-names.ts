/**
 * Names of the kind that documentation, demonstrations and tests use (RFC 2606): nobody can own them, so nobody is asked about
 * them. The demo world lives among them.
 */
export const isForExamples = (domain: string): boolean => domain === 'example' || domain.endsWith('.example');
