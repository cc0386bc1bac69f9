/** What somebody entered, inside an address: no server keeps it, whoever has the link has all of it. */
import type { Json } from '../../wire';

const NAME = 'p';
/** Letters of an address that every way of sending it still carries. */
export const LONGEST = 8000;

async function through(bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way as ReadableWritablePair<Uint8Array, BufferSource>)).arrayBuffer());
}

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** The fragment of an address. */
export async function packed(value: Json): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return `#${NAME}=${toText(await through(bytes, new CompressionStream('deflate-raw')))}`;
}

/** What a fragment holds; null if it holds nothing that can be read. */
export async function unpacked(fragment: string): Promise<Json | null> {
  const text = new URLSearchParams(fragment.replace(/^#/, '')).get(NAME);
  if (!text || text.length > LONGEST) return null;
  try {
    return JSON.parse(new TextDecoder().decode(await through(toBytes(text), new DecompressionStream('deflate-raw')))) as Json;
  } catch {
    return null;
  }
}
