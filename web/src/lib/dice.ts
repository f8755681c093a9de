/** The check of chance: the hash from before the game has to be that of the secret told after it. */

export type Verdict = 'true' | 'false' | 'unknown';

/** SHA-256 of a text in hexadecimal digits; null where the browser keeps it for secure pages. */
export async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function isHonest(commitment: string, secret: string): Promise<Verdict> {
  const hashed = await sha256(secret);
  if (hashed === null) return 'unknown';
  return hashed === commitment ? 'true' : 'false';
}
