import { hash, verify } from '@node-rs/argon2';

// argon2id (the library's default) with the memory and passes of OWASP's password storage advice.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

export const verifyPassword = (password: string, hashed: string): Promise<boolean> => verify(hashed, password.normalize('NFKC'));
