/** The questions that this browser has asked, the newest first. */

const KEPT = 'tablewright.questions';
const MOST = 30;

export function yourQuestions(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(ids.slice(0, MOST)));
  } catch {
    // Without storage a question is found by its link.
  }
}

export function rememberQuestion(id: string): void {
  keep([id, ...yourQuestions().filter((one) => one !== id)]);
}

export function forgetQuestion(id: string): void {
  keep(yourQuestions().filter((one) => one !== id));
}
