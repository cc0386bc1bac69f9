/** Answers that come as JSON lines while they are found out. */
import { ApiError } from './api';

/** Whoever stops gets no more lines, and nobody works for them any longer. */
export async function hearLines<T>(answer: Response, hear: (line: T) => void, stop: AbortSignal): Promise<void> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (stop.aborted) return reader?.cancel();
  stop.addEventListener('abort', () => void reader?.cancel());
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(JSON.parse(line) as T);
  }
  if (rest) throw new ApiError(0, 'offline', {});
}
