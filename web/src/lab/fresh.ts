/** A report comes every two seconds, where a question stands four times a second: the newest of both. */
import type { LabState } from './api';
import type { Report, Row, Strength } from './report';

export function fresh(report: Report, state: LabState | null): Report {
  if (report.question.kind !== 'compare' || !state) return report;
  return { ...report, strengths: report.strengths.map((one) => freshStrength(one, state)) };
}

function freshStrength(strength: Strength, state: LabState): Strength {
  const now = state.strengths.find(({ bot }) => bot === strength.bot);
  if (!now || now.blocks <= strength.blocks || !strength.blocks) return strength;
  const changed = new Map(now.rows.filter((row) => row.is_change).map((row) => [row.name, row]));
  const metrics = strength.metrics.map((row): Row => {
    const newer = changed.get(row.name);
    return newer ? { ...row, difference: newer.found, reading: newer.reading } : row;
  });
  return { ...strength, blocks: now.blocks, games: now.games, decided: now.decided, metrics };
}
