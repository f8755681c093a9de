/** Where there is room beside the tower, the sheet and the aims stand there; else they lie below it with the cards. */
export const WIDE = 'min-width: 1180px';
