/** The steps of a game as lines of a story. */
import type { Sentence, Step } from '../messages';

export interface StoryLine {
  id: string;
  player: number;
  sentence: Sentence;
  /** At the table rather than in the game: somebody left, a move was taken back. */
  isNote: boolean;
  isUndone: boolean;
}

/** Every sentence in order; what was taken back stays, marked. */
export function storyOf(steps: readonly Step[]): StoryLine[] {
  const lines: (StoryLine & { number: number })[] = [];
  for (const step of steps) {
    const back = step.back_to;
    if (back !== null) for (const line of lines) if (line.number > back && !line.isNote) line.isUndone = true;
    step.events.forEach((event, n) =>
      lines.push({
        id: `${step.number}.${n}`,
        number: step.number,
        player: event.player,
        sentence: event.sentence,
        isNote: false,
        isUndone: false,
      }),
    );
    if (step.note)
      lines.push({
        id: `${step.number}.note`,
        number: step.number,
        player: step.player,
        sentence: step.note,
        isNote: true,
        isUndone: false,
      });
  }
  return lines;
}
