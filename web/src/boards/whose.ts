/** Whether words speak to the viewer or of somebody else, whose things are looked at in a replay. */
export function whose(owner: string | null): { whose: 'own' | 'other'; name: string } {
  return { whose: owner === null ? 'own' : 'other', name: owner ?? '' };
}
