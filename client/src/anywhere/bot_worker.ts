/** The worker in which bots think, so that neither the screen nor the tables wait for them. */
import { type Place, startPython } from './python';

type Think = (question: string) => string;
let thinking: Promise<Think> | undefined;

async function begin(place: Place, memory: Uint8Array): Promise<Think> {
  const { python } = await startPython(place, memory);
  return python.runPython('from clowder.anywhere.bot_room import think; think') as Think;
}

self.onmessage = async (message: MessageEvent<{ place: Place; memory: Uint8Array } | { id: number; question: string }>) => {
  const said = message.data;
  if ('place' in said) {
    thinking = begin(said.place, said.memory);
    return;
  }
  try {
    self.postMessage({ id: said.id, answer: (await thinking)?.(said.question) ?? null });
  } catch {
    self.postMessage({ id: said.id, answer: null });
  }
};
