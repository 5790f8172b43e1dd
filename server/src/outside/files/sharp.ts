/** The library for pictures, loaded with the first picture: it takes as much memory as all our own code. */
export const loadSharp = async () => (await import('sharp')).default;
